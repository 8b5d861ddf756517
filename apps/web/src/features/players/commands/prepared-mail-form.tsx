import { useTranslation } from 'react-i18next';
import { RecordSelect } from '../../../fields/reference/record-select.tsx';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { defineForm, type CommandFieldsProps } from './command-form.ts';

type Values = { readonly id: string };

/** Sends a mail as it was written in the settings. */
export const preparedMailForm = defineForm<'send_prepared_mail', Values>({
  initial: { id: '' },
  Fields: PreparedMailFields,
  paramsOf: ({ id }) => (id === '' ? null : { mail_setting_id: Number(id) }),
});

function PreparedMailFields({ values, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  return (
    <Labelled label={t('chooseMail')} hint={t('chooseMailHelp')}>
      {(input) => (
        <RecordSelect
          inputId={input.id}
          describedBy={input['aria-describedby']}
          module="mail-setting"
          id={values.id}
          onChange={(id) => change({ id })}
          onBlur={ignore}
          isInvalid={false}
          isDisabled={false}
          isRequired
        />
      )}
    </Labelled>
  );
}

const ignore = (): void => undefined;

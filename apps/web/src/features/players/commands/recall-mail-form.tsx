import { useInfiniteQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { mailQuery } from '../../../api/player.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { mailTitle } from '../page/mail-title.ts';
import { useSlices } from '../page/section-table.tsx';
import { canRecall } from './can-recall.ts';
import { defineForm, type CommandFieldsProps } from './command-form.ts';
import { usePlayerActions } from './player-actions.ts';

type Values = { readonly mailId: number | null };

/** Takes back a mail that was not claimed yet. */
export const recallMailForm = defineForm<'recall_mail', Values>({
  initial: { mailId: null },
  Fields: RecallFields,
  paramsOf: ({ mailId }) => (mailId === null ? null : { mail_id: mailId }),
});

function RecallFields({ values, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  const { player } = usePlayerActions();
  const mail = useInfiniteQuery(mailQuery(player));
  const { rows } = useSlices(mail);
  return (
    <Labelled label={t('mailToRecall')}>
      {(input) => (
        <Select<number>
          {...input}
          value={values.mailId}
          loading={mail.isFetching}
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={t('noMail')}
          options={rows.filter(canRecall).map((row) => ({
            value: row.mailId,
            label: `${mailTitle(row)} · ${formatDateTime(row.sentAt)}`,
          }))}
          onChange={(mailId) => change({ mailId })}
        />
      )}
    </Labelled>
  );
}

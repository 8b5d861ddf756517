import type { ResolvedField } from '@quartermaster/domain/core/field';
import { objectsInPlace, type JsonValue } from '@quartermaster/domain/core/json';
import { MAIL_PLACEHOLDERS } from '@quartermaster/domain/texts/addressed-to';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AssetListInput } from '../../fields/asset-list/asset-list-input.tsx';
import { OwnTextsInput } from '../../fields/localized-text/own-texts-input.tsx';
import styles from './deliveries.module.css';
import type { DeliveryForm } from './delivery-form.ts';

export type FormPartProps = {
  readonly form: DeliveryForm;
  readonly change: (part: Partial<DeliveryForm>) => void;
};

const NO_LABEL = { en: '', zh: '', jp: '' };
const TITLE: ResolvedField<'localized_text'> = {
  kind: 'localized_text',
  key: 'title',
  label: NO_LABEL,
  required: true,
  maxLength: 40,
  rowFields: [],
};
const BODY: ResolvedField<'localized_text'> = {
  ...TITLE,
  key: 'body',
  multiline: true,
  rich: true,
  maxLength: 2000,
};
const REWARDS: ResolvedField<'reward_list'> = {
  kind: 'reward_list',
  key: 'rewards',
  label: NO_LABEL,
  required: false,
  max: 10,
  rowFields: [],
};

/** The mail itself, with the inputs that records have. */
export function MailFields({ form, change }: FormPartProps) {
  const { t } = useTranslation('deliveries');
  const texts = [
    { field: TITLE, label: t('mailTitle'), value: form.title, set: (title: JsonValue) => change({ title }) },
    { field: BODY, label: t('mailBody'), value: form.body, set: (body: JsonValue) => change({ body }) },
  ];
  const rewards = useFieldPlace('rewards');
  return (
    <div className={styles.stack}>
      {texts.map(({ field, label, value, set }) => (
        <TextsGroup key={field.key} field={field} label={label} value={value} onChange={set} />
      ))}
      <p className={styles.soft}>{t('placeholderHelp')}</p>
      <div>
        <div className={styles.groupLabel} id={rewards.labelId}>
          {t('column.rewards')}
        </div>
        <AssetListInput
          {...rewards}
          field={REWARDS}
          value={[...form.rewards]}
          onChange={(value) => change({ rewards: objectsInPlace(value) })}
        />
      </div>
    </div>
  );
}

type TextsGroupProps = {
  readonly field: ResolvedField<'localized_text'>;
  readonly label: string;
  readonly value: JsonValue;
  readonly onChange: (value: JsonValue) => void;
};

function TextsGroup({ field, label, value, onChange }: TextsGroupProps) {
  const place = useFieldPlace(field.key);
  return (
    <div>
      <div className={styles.groupLabel} id={place.labelId}>
        {label}
      </div>
      <OwnTextsInput
        {...place}
        field={field}
        placeholders={MAIL_PLACEHOLDERS}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

/** What an input of a record is told about its place; here it is not part of a record. */
function useFieldPlace(path: string) {
  const inputId = useId();
  return {
    path,
    inputId,
    labelId: `${inputId}-label`,
    describedBy: undefined,
    isInvalid: false,
    isDisabled: false,
    onBlur: ignore,
  };
}

const ignore = (): undefined => undefined;

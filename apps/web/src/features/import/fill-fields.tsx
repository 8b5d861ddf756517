import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportProgress } from '../../api/imports.ts';
import { KindInput } from '../../engine/actions/kind-input.tsx';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { lackedFields, missingKeys } from './target-options.ts';
import type { ImportChoice } from './import-choices.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import styles from './import.module.css';

type FillFieldsProps = {
  readonly module: ResolvedModule;
  readonly job: ImportProgress;
  readonly choice: ImportChoice;
  readonly onChange: (choice: ImportChoice) => void;
};

/** Which field says whether a record is open; new ones have its default where the file lacks it. */
const STATUS = 'status';

/** Values of new records for fields that the file lacks: those that they cannot be without, their status, any other. */
export function FillFields({ module, job, choice, onChange }: FillFieldsProps) {
  const { t } = useTranslation('transfer');
  const lacked = lackedFields(module, job, choice.mapping);
  if (choice.mode === 'update' || lacked.length === 0) return null;
  const asked = new Set([...missingKeys(job, choice.mapping), STATUS, ...Object.keys(choice.fill)]);
  const setFill = (key: string, value: JsonValue): void => {
    const { [key]: _, ...others } = choice.fill;
    onChange({ ...choice, fill: value === null ? others : { ...others, [key]: value } });
  };
  return (
    <Card title={t('fill')}>
      <p className={styles.hint}>{t('fillHelp')}</p>
      {lacked
        .filter(({ key }) => asked.has(key))
        .map((field) => (
          <FilledField
            key={field.key}
            field={field}
            value={choice.fill[field.key]}
            initial={module.defaults[field.key] ?? null}
            onChange={(value) => setFill(field.key, value)}
          />
        ))}
      <OtherField
        fields={lacked.filter(({ key }) => !asked.has(key))}
        onChoose={(field) =>
          setFill(field.key, module.defaults[field.key] ?? fieldKindLogic(field.kind).initial(field) ?? '')
        }
      />
    </Card>
  );
}

type FilledFieldProps = {
  readonly field: ResolvedField;
  /** Undefined: new records have what every new record has. */
  readonly value: JsonValue | undefined;
  readonly initial: JsonValue;
  readonly onChange: (value: JsonValue) => void;
};

function FilledField({ field, value, initial, onChange }: FilledFieldProps) {
  const { t } = useTranslation('transfer');
  return (
    <div className={styles.fill}>
      <KindInput
        field={field}
        label={field.label[readLanguage()]}
        value={value ?? initial}
        onChange={onChange}
      />
      {value === undefined ? null : (
        <Button size="small" onClick={() => onChange(null)}>
          {t('fillClear')}
        </Button>
      )}
    </div>
  );
}

type OtherFieldProps = {
  readonly fields: readonly ResolvedField[];
  readonly onChoose: (field: ResolvedField) => void;
};

function OtherField({ fields, onChoose }: OtherFieldProps) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const language = readLanguage();
  if (fields.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <label htmlFor={id}>{t('fillAdd')}</label>
      <SearchedSelect
        id={id}
        className={styles.target}
        value={null}
        showSearch={{ optionFilterProp: 'label' }}
        options={fields.map(({ key, label }) => ({ value: key, label: label[language] }))}
        onChange={(key: string | null) => {
          const field = fields.find((each) => each.key === key);
          if (field !== undefined) onChoose(field);
        }}
      />
    </div>
  );
}

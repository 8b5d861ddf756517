import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { unitOf } from '@quartermaster/domain/fields/number-text';
import { Input, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  manyFields,
  operationsOf,
  type ManyEdit,
  type ManyOperation,
} from '../../../engine/list/edit-many.ts';
import { FieldInput } from '../../../fields/inputs.tsx';
import { readLanguage } from '../../../i18n/language.ts';
import { SearchedSelect } from '../../../ui/text/searched-select.tsx';
import styles from './edit-many.module.css';

type EditManyFieldsProps = {
  readonly module: ResolvedModule;
  readonly edit: ManyEdit;
  readonly onChange: (edit: ManyEdit) => void;
};

const OPERATION_TEXTS = {
  set: 'manySet',
  add: 'manyAdd',
  multiply: 'manyMultiply',
  replace: 'manyReplace',
  clear: 'manyClear',
} as const satisfies Record<ManyOperation, string>;

/** Which field, what is done to it, and with what. */
export function EditManyFields({ module, edit, onChange }: EditManyFieldsProps) {
  const { t } = useTranslation('list');
  const fields = manyFields(module);
  const choose = (key: string): void => {
    const field = fields.find((each) => each.key === key);
    if (field) onChange({ field, operation: operationsOf(field)[0] ?? 'set', text: '', find: '' });
  };
  return (
    <div className={styles.fields}>
      <Part label={t('manyField')}>
        <SearchedSelect
          className={styles.field}
          showSearch={{ optionFilterProp: 'label' }}
          value={edit.field.key}
          options={fields.map(({ key, label }) => ({ value: key, label: label[readLanguage()] }))}
          onChange={choose}
          aria-label={t('manyField')}
        />
      </Part>
      <Part label={t('manyOperation')}>
        <Segmented<ManyOperation>
          value={edit.operation}
          options={operationsOf(edit.field).map((value) => ({ value, label: t(OPERATION_TEXTS[value]) }))}
          onChange={(operation) => onChange({ ...edit, operation })}
          aria-label={t('manyOperation')}
        />
      </Part>
      <Operand key={`${edit.field.key} ${edit.operation}`} edit={edit} onChange={onChange} />
    </div>
  );
}

const INPUT_ID = 'many-value';

function Operand({ edit, onChange }: Omit<EditManyFieldsProps, 'module'>) {
  const { t } = useTranslation('list');
  const typed = (part: 'text' | 'find', label: string) => (
    <Part label={label}>
      <Input
        value={edit[part]}
        aria-label={label}
        onChange={(event) => onChange({ ...edit, [part]: event.target.value })}
      />
    </Part>
  );
  if (edit.operation === 'clear') return null;
  if (edit.operation === 'add') return typed('text', withUnit(edit.field, t('manyAddend'), t));
  if (edit.operation === 'multiply') return typed('text', t('manyFactor'));
  if (edit.operation === 'replace')
    return (
      <>
        {typed('find', t('manyFind'))}
        {typed('text', t('manyWith'))}
      </>
    );
  return <NewValue edit={edit} onChange={onChange} />;
}

function NewValue({ edit, onChange }: Omit<EditManyFieldsProps, 'module'>) {
  const { t } = useTranslation('list');
  const { field } = edit;
  return (
    <div className={styles.value}>
      <label id={`${INPUT_ID}-label`} htmlFor={INPUT_ID} className={styles.label}>
        {t('manyValue')}
      </label>
      <FieldInput
        labelId={`${INPUT_ID}-label`}
        describedBy={undefined}
        field={field}
        value={edit.value}
        onChange={(value) => onChange({ ...edit, value })}
        onBlur={() => undefined}
        path={field.key}
        inputId={INPUT_ID}
        isInvalid={false}
        isDisabled={false}
      />
    </div>
  );
}

function withUnit(
  field: ResolvedField,
  label: string,
  t: (key: 'inPercent', words: { label: string }) => string,
): string {
  return unitOf(field) === 'bp' ? t('inPercent', { label }) : label;
}

function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.part}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

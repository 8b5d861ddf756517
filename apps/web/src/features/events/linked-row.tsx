import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlannedRecord } from '../../api/copies.ts';
import { FieldChange } from '../../fields/field-change.tsx';
import { IssueTexts } from '../../fields/common/issue-text.tsx';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { titleText } from '../../fields/reference/record-title.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import styles from './events.module.css';
import type { NewEvent } from './use-new-event.ts';

type LinkedRowProps = {
  readonly event: NewEvent;
  readonly module: ResolvedModule;
  readonly record: PlannedRecord;
};

type Copy = NonNullable<PlannedRecord['copy']>;

const keyOf = ({ module, recordId }: PlannedRecord): string => `${module}/${recordId}`;

/** A linked record: whether it comes along, and what its copy will be. */
export function LinkedRow({ event, module, record }: LinkedRowProps) {
  const { t } = useTranslation('events');
  const { copy, recordId, relation } = record;
  const name = titleText(record.title, readTextLanguage()) || module.titles.record[readLanguage()];
  const relations = {
    source: t('relationSource'),
    child: t('relationChild'),
    belongs: t('relationChild'),
    names: t('relationNames'),
    named_by: t('relationNamedBy'),
  };
  return (
    <li className={styles.record}>
      <Checkbox
        checked={copy !== null}
        disabled={relation === 'source'}
        onChange={({ target }) => event.tick(keyOf(record), target.checked)}
      >
        {name} <RecordIdText module={module.key} id={recordId} />{' '}
        <span className={styles.hint}>{relations[relation]}</span>
      </Checkbox>
      {copy === null ? null : <CopyFacts event={event} module={module} record={record} copy={copy} />}
    </li>
  );
}

function CopyFacts({ event, module, record, copy }: LinkedRowProps & { readonly copy: Copy }) {
  const { t } = useTranslation('events');
  const name = titleText(copy.title, readTextLanguage()) || module.titles.record[readLanguage()];
  const issues = copy.issues;
  return (
    <div className={styles.copy}>
      <span className={styles.copyHead}>
        <span aria-hidden>→</span> <strong>{name}</strong>
        {copy.id === null ? (
          <RecordIdText module={module.key} id={copy.recordId} />
        ) : (
          <IdInput event={event} record={record} id={copy.id} name={name} />
        )}
        {copy.periods.map(({ start, end }) => (
          <span key={start} className={styles.hint}>
            {formatDateTime(start).slice(0, 16)} – {formatDateTime(end).slice(0, 16)}
          </span>
        ))}
      </span>
      <IssueTexts id={`issues-${keyOf(record)}`} issues={issues} />
      {copy.changes.length === 0 ? null : (
        <details>
          <summary className={styles.hint}>{t('changedFields', { count: copy.changes.length })}</summary>
          {copy.changes.map(({ path, before, after }) => (
            <FieldChange key={path} module={module} path={path} before={before} after={after} />
          ))}
        </details>
      )}
    </div>
  );
}

type IdInputProps = {
  readonly event: NewEvent;
  readonly record: PlannedRecord;
  readonly id: number | string;
  readonly name: string;
};

const DIGITS = /^\d{1,9}$/;

/** The id that was drawn, until somebody types another one. */
function IdInput({ event, record, id, name }: IdInputProps) {
  const { t } = useTranslation('events');
  const own = event.choices.ids[keyOf(record)] ?? id;
  const isNumber = typeof id === 'number';
  return (
    <Input
      className={styles.id ?? ''}
      size="small"
      value={String(own)}
      inputMode={isNumber ? 'numeric' : 'text'}
      aria-label={t('newId', { name })}
      onChange={({ target: { value } }) => {
        if (!isNumber) event.setId(keyOf(record), value);
        else if (DIGITS.test(value)) event.setId(keyOf(record), Number(value));
      }}
    />
  );
}

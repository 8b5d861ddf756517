import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Checkbox, Input } from 'antd';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOfPlanned, type PlannedRecord } from '../../api/copies.ts';
import { FieldChange } from '../../fields/field-change.tsx';
import { IssueTexts } from '../../fields/common/issue-text.tsx';
import { pathLabel } from '../../fields/path-label.ts';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { recordLabel } from '../../fields/reference/use-record-label.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './events.module.css';
import { problemsId } from './problems-id.ts';
import { typedId } from './typed-id.ts';
import type { RecordChoices } from './use-new-event.ts';

type LinkedRowProps = {
  readonly module: ResolvedModule;
  readonly record: PlannedRecord;
  /** Whether it is ticked now; the plan for that may still be on its way. */
  readonly isOn: boolean;
  readonly ownId: number | string | undefined;
  /** Of the game, in which its periods are meant. */
  readonly timeZone: string;
  readonly choices: RecordChoices;
};

type Copy = NonNullable<PlannedRecord['copy']>;

/** Its own name, else the name of its kind: the ID is shown beside it. */
function nameOf(module: ResolvedModule, record: Pick<PlannedRecord, 'recordId' | 'title'>): string {
  const { label, isNamed } = recordLabel(module, record);
  return isNamed ? label : module.titles.record[readLanguage()];
}

/** A linked record: whether it comes along, and what its copy will be. There are hundreds: a tick draws its own row alone. */
export const LinkedRow = memo(function LinkedRow({
  module,
  record,
  isOn,
  ownId,
  timeZone,
  choices,
}: LinkedRowProps) {
  const { t } = useTranslation('events');
  const { copy, recordId, relation } = record;
  const name = nameOf(module, record);
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
        checked={isOn}
        disabled={relation === 'source'}
        onChange={({ target }) => choices.tick([keyOfPlanned(record)], target.checked)}
      >
        {name} <RecordIdText module={module.key} id={recordId} />{' '}
        <span className={styles.hint}>{relations[relation]}</span>
      </Checkbox>
      {copy === null || !isOn ? null : (
        <CopyFacts
          module={module}
          record={record}
          copy={copy}
          ownId={ownId}
          timeZone={timeZone}
          choices={choices}
        />
      )}
    </li>
  );
});

type CopyFactsProps = Omit<LinkedRowProps, 'isOn'> & { readonly copy: Copy };

function CopyFacts({ module, record, copy, ownId, timeZone, choices }: CopyFactsProps) {
  const { t } = useTranslation('events');
  const name = nameOf(module, copy);
  const issues = copy.issues;
  return (
    <div className={styles.copy}>
      <span className={styles.copyHead}>
        <span aria-hidden>→</span> <strong>{name}</strong>
        {copy.id === null ? (
          <RecordIdText module={module.key} id={copy.recordId} />
        ) : (
          <IdInput record={record} id={copy.id} name={name} ownId={ownId} choices={choices} />
        )}
        {copy.periods.map(({ start, end }) => (
          <span key={start} className={styles.hint}>
            {formatDateTime(start, timeZone).slice(0, 16)} – {formatDateTime(end, timeZone).slice(0, 16)}
          </span>
        ))}
      </span>
      <IssueTexts
        id={problemsId(record)}
        issues={issues}
        labelOf={({ path }) => pathLabel(module, path, readLanguage())}
      />
      {copy.changes.length === 0 ? null : (
        <details>
          <summary className={styles.hint}>{t('changedFields', { count: copy.changes.length })}</summary>
          <div className={styles.changes}>
            {copy.changes.map(({ path, keys, before, after }) => (
              <FieldChange key={path} module={module} path={path} keys={keys} before={before} after={after} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

type IdInputProps = Pick<LinkedRowProps, 'record' | 'ownId' | 'choices'> & {
  readonly id: number | string;
  readonly name: string;
};

/** The id that was drawn, until the user types another one. It may be empty while it is typed. */
function IdInput({ record, id, name, ownId, choices }: IdInputProps) {
  const { t } = useTranslation('events');
  const [isEmpty, setEmpty] = useState(false);
  return (
    <Input
      className={styles.id ?? ''}
      size="small"
      value={isEmpty ? '' : String(ownId ?? id)}
      inputMode={typeof id === 'number' ? 'numeric' : 'text'}
      aria-label={t('newId', { name })}
      onChange={({ target: { value } }) => {
        const own = typedId(value, id);
        if (own === undefined) return;
        setEmpty(own === null);
        choices.setId(keyOfPlanned(record), own);
      }}
      onBlur={() => setEmpty(false)}
    />
  );
}

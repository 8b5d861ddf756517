import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RecordChange, ReleaseProblem } from '../../api/releases.ts';
import { CHANGE_MARKS } from '../../engine/record/change-marks.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { FieldChange } from '../../fields/field-change.tsx';
import { recordLabel } from '../../fields/reference/use-record-label.ts';
import { HoldFacts, HoldTag } from '../../ui/feedback/hold-facts.tsx';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { ChangeAuthors } from './change-authors.tsx';
import { RecordProblems } from './record-problems.tsx';
import { NewSummary, UsedBy } from './record-summary.tsx';
import styles from './releases.module.css';

type ChangedRecordProps = {
  readonly module: ResolvedModule | undefined;
  readonly moduleKey: string;
  readonly record: RecordChange;
  readonly problems: readonly ReleaseProblem[];
  readonly isHeld: boolean;
  readonly onHold?: ((isHeld: boolean) => void) | undefined;
};

/** One record with every field that differs, before and after; a new one in one line. */
export function ChangedRecord({ module, moduleKey, record, problems, isHeld, onHold }: ChangedRecordProps) {
  const { t } = useTranslation('releases');
  const name = recordLabel(module, record).label;
  const kinds = { new: t('kindNew'), changed: t('kindChanged'), deleted: t('kindDeleted') };
  return (
    <li
      className={`${styles.record} ${styles[record.kind]} ${onHold ? styles.choosable : ''} ${isHeld ? styles.held : ''}`}
    >
      {onHold ? (
        <Checkbox
          checked={!isHeld}
          aria-label={t('include', { name })}
          onChange={({ target }) => onHold(!target.checked)}
        />
      ) : null}
      <div className={styles.who}>
        {module?.display.image === null ? null : <Thumbnail path={record.image} />}
        <span className={styles.name}>
          <RecordName moduleKey={moduleKey} record={record} name={name} />
          <RecordIdText module={moduleKey} id={record.recordId} />
        </span>
      </div>
      <div className={styles.what}>
        <span className={styles.marks}>
          <Tag {...CHANGE_MARKS[record.kind]}>{kinds[record.kind]}</Tag>
          {record.hold ? <HoldTag hold={record.hold} /> : null}
        </span>
        <Hold record={record} onChange={onHold && isHeld ? () => onHold(true) : undefined} />
        {module && record.kind === 'changed'
          ? record.fields.map(({ path, keys, before, after }) => (
              <FieldChange key={path} module={module} path={path} keys={keys} before={before} after={after} />
            ))
          : null}
        {module && record.kind === 'new' ? <NewSummary module={module} summary={record.summary} /> : null}
        <UsedBy usedBy={record.usedBy} />
        {isHeld ? null : <RecordProblems module={module} problems={problems} />}
      </div>
      <ChangeAuthors authors={record.authors} at={record.at} />
    </li>
  );
}

type HoldProps = { readonly record: RecordChange; readonly onChange: (() => void) | undefined };

/** Why the record is on hold, and the way to say it again. */
function Hold({ record: { hold }, onChange }: HoldProps) {
  const { t } = useTranslation('releases');
  if (!hold) return null;
  return (
    <span>
      <HoldFacts hold={hold} />
      {onChange ? (
        <Button type="link" size="small" onClick={onChange}>
          {t('holdChange')}
        </Button>
      ) : null}
    </span>
  );
}

function RecordName({
  moduleKey,
  record,
  name,
}: {
  readonly moduleKey: string;
  readonly record: RecordChange;
  readonly name: string;
}) {
  if (record.kind === 'deleted') return <span>{name}</span>;
  return (
    <RecordPageLink module={moduleKey} recordId={record.recordId}>
      {name}
    </RecordPageLink>
  );
}

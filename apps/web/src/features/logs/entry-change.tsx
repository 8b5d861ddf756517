import { isJsonObject, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { useTranslation } from 'react-i18next';
import { hasModule } from '../../engine/load-module.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { useModule } from '../../engine/use-module.ts';
import { entryKind } from '../../engine/record/entry-kind.ts';
import { PlainChangeList } from '../../fields/facts/plain-change-list.tsx';
import { plainChanges } from '../../fields/facts/plain-changes.ts';
import { FieldChange } from '../../fields/field-change.tsx';
import { ChangeLines } from '../../ui/table/change-lines.tsx';
import styles from './logs.module.css';

type EntryChangeProps = {
  readonly action: string;
  readonly module: string | null;
  /** The names of the staff in it, by account number. */
  readonly staff: Readonly<Record<string, string>>;
  readonly before: JsonValue;
  readonly after: JsonValue;
};

/** What an act changed: a record's fields by their labels, anything else by its facts. */
export function EntryChange({ action, module, staff, before, after }: EntryChangeProps) {
  const { t } = useTranslation('logs');
  if (before === null && after === null) return <p className={styles.soft}>{t('noChange')}</p>;
  const isRecord = [before, after].every((side) => side === null || isJsonObject(side));
  if (isRecordAct(action) && module !== null && hasModule(module) && isRecord && isOfRecord(after))
    return <RecordChange module={module} before={recordOf(before)} after={recordOf(after)} />;
  return <PlainChange staff={staff} before={before} after={after} />;
}

/** Only changes of a record say what it was; requests, holds and codes about one say facts. */
function isRecordAct(action: string): boolean {
  const [subject, verb = ''] = action.split('.');
  return subject === 'record' && entryKind(verb) !== null;
}

/** Acts on many records at once say only how many. */
const isOfRecord = (after: JsonValue): boolean =>
  !(isJsonObject(after) && isJsonObject(after['modules'] ?? null));

const recordOf = (value: JsonValue): RecordData => (isJsonObject(value) ? value : {});

type RecordChangeProps = {
  readonly module: string;
  readonly before: RecordData;
  readonly after: RecordData;
};

function RecordChange({ module: key, before, after }: RecordChangeProps) {
  const { t } = useTranslation('logs');
  const module = useModule(key);
  const changes = diffRecords(module, before, after);
  if (changes.length === 0) return <p className={styles.soft}>{t('noChange')}</p>;
  return (
    <ModuleFields module={module}>
      <ChangeLines>
        {changes.map((change) => (
          <li key={change.path}>
            <FieldChange module={module} {...change} />
          </li>
        ))}
      </ChangeLines>
    </ModuleFields>
  );
}

function PlainChange({ staff, before, after }: Omit<EntryChangeProps, 'action' | 'module'>) {
  const { t } = useTranslation('logs');
  const changes = plainChanges(before, after);
  if (changes.length === 0) return <p className={styles.soft}>{t('noChange')}</p>;
  return <PlainChangeList changes={changes} staff={staff} />;
}

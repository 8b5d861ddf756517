import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChangeSet } from '../../api/change-sets.ts';
import { entryKind } from '../../engine/record/entry-kind.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { moduleQuery } from '../../engine/use-module.ts';
import { FieldChange } from '../../fields/field-change.tsx';
import { RecordNames } from '../../fields/reference/record-names.tsx';
import { hasModule } from '../../engine/load-module.ts';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import table from '../../ui/table/plain-table.module.css';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './activity.module.css';

type ChangeSetTableProps = {
  readonly changeSets: readonly ChangeSet[];
  readonly onUndo: (changeSet: ChangeSet) => void;
};

export function ChangeSetTable({ changeSets, onUndo }: ChangeSetTableProps) {
  const { t } = useTranslation('activity');
  const { t: tc } = useTranslation();
  return (
    <table className={table.table} data-stacked>
      <thead>
        <tr>
          <HeadsBefore />
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('note')}</th>
          <th scope="col">
            <span className="visually-hidden">{tc('undo')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {changeSets.map((changeSet) => (
          <ChangeSetRow key={changeSet.seq} changeSet={changeSet} onUndo={onUndo} />
        ))}
      </tbody>
    </table>
  );
}

function HeadsBefore() {
  const { t } = useTranslation('activity');
  return (
    <>
      <th scope="col" className={table.number}>
        {t('number')}
      </th>
      <th scope="col">{t('when')}</th>
      <th scope="col">{t('who')}</th>
      <th scope="col">{t('kind')}</th>
    </>
  );
}

/** Copies of a whole version: the server takes back none of them. */
const NOT_UNDOABLE: readonly string[] = ['clone', 'demo'];

type ChangeSetRowProps = Pick<ChangeSetTableProps, 'onUndo'> & {
  readonly changeSet: ChangeSet;
};

function ChangeSetRow({ changeSet, onUndo }: ChangeSetRowProps) {
  const { t } = useTranslation('activity');
  const { t: tc } = useTranslation();
  const { seq, kind, note, modules, undoneBy } = changeSet;
  const isUndoable = !NOT_UNDOABLE.includes(kind) && modules.length > 0 && undoneBy === null;
  return (
    <tr>
      <CellsBefore changeSet={changeSet} />
      <td className={styles.what}>
        <Modules modules={modules} />
        <ChangedFields changeSet={changeSet} />
      </td>
      <td className={styles.note} data-empty={note ? undefined : true}>
        {note}
      </td>
      <td className={table.number}>
        {isUndoable ? (
          <Button
            size="small"
            aria-label={tc('labelled', { label: tc('undo'), text: t('changeSet', { seq }) })}
            onClick={() => onUndo(changeSet)}
          >
            {tc('undo')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

type OneChange = Pick<ChangeSetRowProps, 'changeSet'>;

function CellsBefore({ changeSet }: OneChange) {
  const { t } = useTranslation('history');
  const { seq, at, author } = changeSet;
  return (
    <>
      <td className={table.number}>{seq}</td>
      <td>
        <DateTimeText value={at} />
      </td>
      <td className={styles.who}>{author ?? t('somebody')}</td>
      <td>
        <Kinds changeSet={changeSet} />
      </td>
    </>
  );
}

function Kinds({ changeSet: { kind, undoneBy } }: OneChange) {
  const { t } = useTranslation('activity');
  const { t: th } = useTranslation('history');
  const known = entryKind(kind);
  return (
    <span className={styles.kinds}>
      <Tag>{known === null ? kind : th(`kind.${known}`)}</Tag>
      {undoneBy === null ? null : <Tag tone="orange">{t('undoneBy', { seq: undoneBy })}</Tag>}
    </span>
  );
}

/** More fields than this are in the record's history. */
const MOST_FIELDS = 3;

/** What an edit of one record changed. */
function ChangedFields({ changeSet: { modules, fields } }: OneChange) {
  const { t } = useTranslation('activity');
  const { data: module } = useQuery({
    ...moduleQuery(modules[0]?.module ?? ''),
    enabled: fields.length > 0,
  });
  if (!module || fields.length === 0) return null;
  return (
    <ul className={styles.fields}>
      {fields.slice(0, MOST_FIELDS).map((change) => (
        <li key={change.path}>
          <FieldChange module={module} {...change} />
        </li>
      ))}
      {fields.length > MOST_FIELDS ? (
        <li className={styles.soft}>{t('andMore', { number: fields.length - MOST_FIELDS })}</li>
      ) : null}
    </ul>
  );
}

function Modules({ modules }: Pick<ChangeSet, 'modules'>) {
  const { t } = useTranslation('activity');
  return (
    <ul className={styles.modules}>
      {modules.map(({ module, records, named }) => (
        <li key={module}>
          <span className={styles.module}>
            <ModuleLink module={module} />
          </span>{' '}
          {named.length > 0 ? (
            <RecordNames module={module} named={named} total={records} />
          ) : (
            <span className={styles.soft}>{t('records', { count: records })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A module by its title; one that is no longer defined, by its key. */
export function ModuleLink({ module: key }: { readonly module: string }) {
  if (!hasModule(key)) return key;
  return (
    <Link to="/$module" params={{ module: key }}>
      <ModuleTitle module={key} />
    </Link>
  );
}

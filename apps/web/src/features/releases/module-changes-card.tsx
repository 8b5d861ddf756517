import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { recordKey } from '@quartermaster/domain/record/record-key';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleChanges, ReleaseProblem } from '../../api/releases.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ChangedRecord } from './changed-record.tsx';
import type { HeldRecords } from './held-records.ts';
import styles from './releases.module.css';
import type { Holding } from './use-holding.ts';

type ModuleChangesCardProps = {
  readonly changes: ModuleChanges;
  /** What is wrong with these records, as far as it is known. */
  readonly problems?: readonly ReleaseProblem[];
  /** Absent: the changes are only shown. */
  readonly held?: HeldRecords;
  /** Begins as its title alone. */
  readonly isFolded?: boolean;
  readonly onHold?: Holding['setHeld'];
};

const NO_PROBLEMS: readonly ReleaseProblem[] = [];

/** Long lists open in steps, so that an import of thousands does not stall the page. */
const STEP = 50;

/** The changed records of one module; not drawn again for what is typed beside them. */
export const ModuleChangesCard = memo(function ModuleChangesCard(props: ModuleChangesCardProps) {
  const { isFolded = false, ...open } = props;
  const { t } = useTranslation('releases');
  const nameOf = useModuleNames();
  const [isOpen, setOpen] = useState(!isFolded);
  if (isOpen) return <OpenCard {...open} />;
  const { module, records, total } = open.changes;
  return (
    <Card
      flush
      title={nameOf(module)}
      aside={
        <>
          {t('records', { count: total })}{' '}
          {records.length === 0 ? null : (
            <Button
              size="small"
              aria-label={t('showChangesOf', { module: nameOf(module) })}
              onClick={() => setOpen(true)}
            >
              {t('showChanges')}
            </Button>
          )}
        </>
      }
    />
  );
});

function OpenCard({
  changes: { module: key, records, total },
  problems = NO_PROBLEMS,
  held,
  onHold,
}: Omit<ModuleChangesCardProps, 'isFolded'>) {
  const { t } = useTranslation('releases');
  const { data: module } = useQuery(moduleQuery(key));
  const [limit, setLimit] = useState(STEP);
  const isHeld = (recordId: string) => held?.has(recordKey(key, recordId)) ?? false;
  const rest = records.length - limit;
  return (
    <Card
      flush
      title={
        <ModuleTitle module={module} moduleKey={key} records={records} isHeld={isHeld} onHold={onHold} />
      }
      aside={t('records', { count: total })}
    >
      <ul className={styles.records}>
        {records.slice(0, limit).map((record) => (
          <ChangedRecord
            key={record.recordId}
            module={module}
            moduleKey={key}
            record={record}
            problems={problems.filter(
              (problem) => problem.module === key && problem.recordId === record.recordId,
            )}
            isHeld={isHeld(record.recordId)}
            onHold={onHold && ((hold) => onHold(key, [record.recordId], hold))}
          />
        ))}
      </ul>
      {rest > 0 ? (
        <Button type="link" onClick={() => setLimit(limit + STEP * 4)}>
          {t('showMore', { count: rest })}
        </Button>
      ) : null}
    </Card>
  );
}

type ModuleTitleProps = {
  readonly module: ResolvedModule | undefined;
  readonly moduleKey: string;
  readonly records: ModuleChanges['records'];
  readonly isHeld: (recordId: string) => boolean;
  readonly onHold: Holding['setHeld'] | undefined;
};

function ModuleTitle({ module, moduleKey, records, isHeld, onHold }: ModuleTitleProps) {
  const nameOf = useModuleNames();
  const title = module?.titles.title[readLanguage()] ?? nameOf(moduleKey);
  if (!onHold) return title;
  const ids = records.map(({ recordId }) => recordId);
  const heldCount = ids.filter(isHeld).length;
  return (
    <Checkbox
      checked={heldCount === 0}
      indeterminate={heldCount > 0 && heldCount < ids.length}
      onChange={({ target }) =>
        onHold(
          moduleKey,
          ids.filter((id) => isHeld(id) === target.checked),
          !target.checked,
        )
      }
    >
      {title}
    </Checkbox>
  );
}

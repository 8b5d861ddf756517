import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { keyOfPlanned, type CopyPlan, type PlannedRecord } from '../../api/copies.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { moduleQuery } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './events.module.css';
import { LinkedRow } from './linked-row.tsx';
import type { NewEvent } from './use-new-event.ts';

type LinkedModulesProps = { readonly event: NewEvent; readonly plan: CopyPlan };

/** Everything that is linked to the source: first what comes along, then what the copies only refer to. */
export function LinkedModules({ event, plan }: LinkedModulesProps) {
  const { t } = useTranslation('events');
  const groups = [...Map.groupBy(plan.records, ({ module }) => module)];
  const copied = groups.filter(([, records]) => records.some(({ copy }) => copy !== null));
  const referred = groups.filter(([, records]) => records.every(({ copy }) => copy === null));
  return (
    <div className={styles.page} aria-busy={plan.records.length > 0 && event.plan.isFetching}>
      <Card title={t('comesAlong')} flush>
        {copied.map(([module, records]) => (
          <ModuleGroup key={module} event={event} moduleKey={module} records={records} isOpen />
        ))}
      </Card>
      {referred.length === 0 ? null : (
        <Card title={t('referredTo')} aside={t('referredHelp')} flush>
          {referred.map(([module, records]) => (
            <ModuleGroup key={module} event={event} moduleKey={module} records={records} isOpen={false} />
          ))}
        </Card>
      )}
    </div>
  );
}

type ModuleGroupProps = {
  readonly event: NewEvent;
  readonly moduleKey: string;
  readonly records: readonly PlannedRecord[];
  readonly isOpen: boolean;
};

/** The records of one module, all of which can be ticked at a time. */
function ModuleGroup({ event, moduleKey, records, isOpen }: ModuleGroupProps) {
  const { t } = useTranslation('events');
  const { data: module } = useQuery(moduleQuery(moduleKey));
  const title = module?.titles.title[readLanguage()] ?? moduleKey;
  const free = records.filter(({ relation }) => relation !== 'source');
  const { ticks, ids } = event.choices;
  const isOn = (record: PlannedRecord): boolean => ticks[keyOfPlanned(record)] ?? record.copy !== null;
  const on = free.filter(isOn).length;
  if (module === undefined) return null;
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.groupHead}>
        <strong>{title}</strong>{' '}
        <span className={styles.hint}>
          {t('copiedOf', {
            count: records.filter(isOn).length,
            total: records.length,
          })}
        </span>
      </summary>
      {free.length > 1 ? (
        <Checkbox
          className={styles.all ?? ''}
          checked={on === free.length}
          indeterminate={on > 0 && on < free.length}
          onChange={({ target }) => event.ofRecords.tick(free.map(keyOfPlanned), target.checked)}
        >
          {t('allOf', { title })}
        </Checkbox>
      ) : null}
      <ModuleFields module={module}>
        <ul className={styles.records}>
          {records.map((record) => (
            <LinkedRow
              key={record.recordId}
              module={module}
              record={record}
              isOn={isOn(record)}
              ownId={ids[keyOfPlanned(record)]}
              timeZone={event.timeZone}
              choices={event.ofRecords}
            />
          ))}
        </ul>
      </ModuleFields>
    </details>
  );
}

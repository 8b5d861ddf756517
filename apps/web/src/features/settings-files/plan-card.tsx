import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedModule, SettingsImportProgress } from '../../api/settings-files.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import table from '../../ui/table/plain-table.module.css';
import { PlannedRecords } from './planned-records.tsx';
import styles from './settings-files.module.css';

/** What the import makes of each module; a module opens into its records, field by field. */
export function PlanCard({ job }: { readonly job: SettingsImportProgress }) {
  const { t } = useTranslation('tools');
  const [isWhole, setWhole] = useState(false);
  const unchanged = job.modules.filter((planned) => weightOf(planned) === 0).length;
  return (
    <Card
      flush
      title={t('preview')}
      aside={
        unchanged === 0 ? null : (
          <Checkbox checked={isWhole} onChange={({ target }) => setWhole(target.checked)}>
            {t('unchangedModules', { count: unchanged })}
          </Checkbox>
        )
      }
    >
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('module')}</th>
            <th scope="col" className={styles.number}>
              {t('added')}
            </th>
            <th scope="col" className={styles.number}>
              {t('changed')}
            </th>
            <th scope="col" className={styles.number}>
              {t('removed')}
            </th>
            <th scope="col" className={styles.number}>
              {t('unchanged')}
            </th>
            <th scope="col" className={styles.number}>
              {t('errors')}
            </th>
            <th scope="col" className={styles.number}>
              {t('warnings')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted(job.modules.filter((planned) => isWhole || weightOf(planned) > 0)).map((planned) => (
            <ModuleRows key={planned.module} job={job} planned={planned} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** What needs looking at first: errors, removals, then whatever changes. */
const weightOf = ({ counts }: PlannedModule): number =>
  counts.errors > 0
    ? 3
    : counts.removed > 0
      ? 2
      : counts.added + counts.changed + counts.warnings > 0
        ? 1
        : 0;

const sorted = (modules: readonly PlannedModule[]): readonly PlannedModule[] =>
  modules.toSorted((a, b) => weightOf(b) - weightOf(a));

const COLUMNS = ['added', 'changed', 'removed', 'unchanged', 'errors', 'warnings'] as const;

const TONES: Readonly<Record<(typeof COLUMNS)[number], string | undefined>> = {
  added: styles.added,
  changed: styles.changed,
  removed: styles.removed,
  unchanged: undefined,
  errors: styles.error,
  warnings: styles.warning,
};

type ModuleRowsProps = { readonly job: SettingsImportProgress; readonly planned: PlannedModule };

function ModuleRows({ job, planned }: ModuleRowsProps) {
  const nameOf = useModuleNames();
  const [isOpen, setOpen] = useState(false);
  const { module, counts } = planned;
  const isBlank = weightOf(planned) === 0;
  return (
    <>
      <tr>
        <td>
          {isBlank ? (
            nameOf(module)
          ) : (
            <Button
              type="text"
              size="small"
              icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {nameOf(module)}
            </Button>
          )}
        </td>
        {COLUMNS.map((column) => (
          <td
            key={column}
            className={`${styles.number} ${counts[column] > 0 ? (TONES[column] ?? '') : styles.count}`}
          >
            {formatNumber(counts[column])}
          </td>
        ))}
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={COLUMNS.length + 1}>
            <PlannedRecords job={job} planned={planned} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

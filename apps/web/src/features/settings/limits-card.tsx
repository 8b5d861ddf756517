import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { LIMITED } from '@quartermaster/domain/permissions/staff-limits';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { auditQuery } from '../../api/audit.ts';
import {
  staffLimitsQuery,
  updateStaffLimits,
  type RoleLimits,
  type StaffLimits,
} from '../../api/staff-limits.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import table from '../../ui/table/plain-table.module.css';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { limitName, limitValues, withValues, type LimitValues } from './limit-values.ts';
import { LIMIT_LABELS, unitOf, useLimitWords } from './limit-words.ts';
import { LIMITS_ACTS } from './settings-history.tsx';
import { SaveFoot } from './save-foot.tsx';
import styles from './settings.module.css';
import { NumberBox } from '../../ui/text/number-box.tsx';

const MAX_DOLLARS = 1_000_000;
const MAX_COUNT = 1_000_000;

/** What each role may do to players in a day without a second person. */
export function LimitsCard() {
  const { t } = useTranslation('settings');
  const { data, error, isPending, refetch } = useQuery(staffLimitsQuery());
  return (
    <Card flush title={t('limits')}>
      {data ? <LimitsForm key={JSON.stringify(data)} saved={data} /> : null}
      {isPending ? <SkeletonRows rows={4} columns={8} /> : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
    </Card>
  );
}

function LimitsForm({ saved }: { readonly saved: StaffLimits }) {
  const { t } = useTranslation('settings');
  const { values, change, isChanged, saving } = useLimits(saved);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form className={styles.limits} onSubmit={handleSubmit}>
      <p className={styles.limitsHelp}>{t('limitsHelp')}</p>
      <div className={styles.scroller}>
        <table className={table.table} data-stacked>
          <thead>
            <tr>
              <th scope="col">{t('limitRole')}</th>
              <th scope="col">{t('limitPlace')}</th>
              {LIMITED.map((limit) => (
                <th key={limit} scope="col">
                  {t(LIMIT_LABELS[limit])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {saved.limits.map((row) => (
              <LimitRow key={`${row.role} ${row.place}`} row={row} values={values} onChange={change} />
            ))}
          </tbody>
        </table>
      </div>
      <SaveFoot saving={saving} canSave={isChanged} />
    </form>
  );
}

type LimitRowProps = {
  readonly row: RoleLimits;
  readonly values: LimitValues;
  readonly onChange: (part: LimitValues) => void;
};

function LimitRow({ row, values, onChange }: LimitRowProps) {
  const { t } = useTranslation('settings');
  const { t: tu } = useTranslation('users');
  const { labelOf } = useLimitWords();
  const { role, place } = row;
  return (
    <tr>
      <td data-first>{tu(`role.${role}`)}</td>
      <td data-second>{t(place === 'protected' ? 'limitPlaceProtected' : 'limitPlaceOpen')}</td>
      {LIMITED.map((limit) => {
        const name = limitName(row, limit);
        const unit = unitOf(limit);
        const value = values[name] ?? null;
        return (
          <td key={limit} className={styles.limitCell} data-label={t(LIMIT_LABELS[limit])}>
            <NumberBox
              className={styles.limit ?? ''}
              aria-label={labelOf({ role, place, limit })}
              min={0}
              max={limit === 'value_cents' ? MAX_DOLLARS : MAX_COUNT}
              precision={limit === 'value_cents' ? 2 : 0}
              placeholder={t('noLimit')}
              value={value === null ? null : value / unit}
              onChange={(next) => onChange({ [name]: next === null ? null : Math.round(next * unit) })}
            />
          </td>
        );
      })}
    </tr>
  );
}

function useLimits(saved: StaffLimits) {
  const { t } = useTranslation('settings');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const { values, change, isChanged, drop } = useKeptValues('staff-limits', limitValues(saved));
  const saving = useMutation({
    mutationFn: () => updateStaffLimits(withValues(saved, values)),
    onSuccess: async (limits) => {
      drop();
      queryClient.setQueryData(staffLimitsQuery().queryKey, limits);
      void message.success(t('limitsSaved'));
      await queryClient.invalidateQueries(auditQuery(LIMITS_ACTS));
    },
  });
  return { values, change, isChanged, saving };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { LIMITED, type Limited } from '@quartermaster/domain/permissions/staff-limits';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
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
import { LIMIT_LABELS, unitOf, useLimitWords } from './limit-words.ts';
import { LIMITS_ACTS } from './settings-history.tsx';
import styles from './settings.module.css';
import { NumberBox } from '../../ui/text/number-box.tsx';

const MAX_DOLLARS = 1_000_000;
const MAX_COUNT = 1_000_000;

/** How the limits are called where records are shown, in the order of the columns. */
const FIELDS = {
  value_cents: 'valueCents',
  players: 'players',
  recipients: 'recipients',
  exports: 'exports',
  players_read: 'playersRead',
  reveals: 'reveals',
} as const satisfies Readonly<Record<Limited, keyof RoleLimits>>;

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
  const { t: tc } = useTranslation();
  const { values, change, isChanged, saving } = useLimits(saved);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.mutate();
  };
  const replace = (index: number, next: RoleLimits) =>
    change({ limits: values.limits.map((row, place) => (place === index ? next : row)) });
  return (
    <form className={styles.limits} onSubmit={handleSubmit}>
      <p className={styles.limitsHelp}>{t('limitsHelp')}</p>
      <div className={styles.scroller}>
        <table className={table.table}>
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
            {values.limits.map((row, index) => (
              <LimitRow
                key={`${row.role} ${row.place}`}
                row={row}
                onChange={(next) => replace(index, next)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.limitsFoot}>
        {saving.error ? <Alert type="error" showIcon title={errorMessage(saving.error)} /> : null}
        <Button type="primary" htmlType="submit" disabled={!isChanged} loading={saving.isPending}>
          {tc('save')}
        </Button>
      </div>
    </form>
  );
}

type LimitRowProps = { readonly row: RoleLimits; readonly onChange: (row: RoleLimits) => void };

function LimitRow({ row, onChange }: LimitRowProps) {
  const { t } = useTranslation('settings');
  const { t: tu } = useTranslation('users');
  const { labelOf } = useLimitWords();
  const { role, place } = row;
  return (
    <tr>
      <td>{tu(`role.${role}`)}</td>
      <td>{t(place === 'protected' ? 'limitPlaceProtected' : 'limitPlaceOpen')}</td>
      {LIMITED.map((limit) => {
        const field = FIELDS[limit];
        const unit = unitOf(limit);
        const value = row[field];
        return (
          <td key={limit}>
            <NumberBox
              className={styles.limit ?? ''}
              aria-label={labelOf({ role, place, limit })}
              min={0}
              max={limit === 'value_cents' ? MAX_DOLLARS : MAX_COUNT}
              precision={limit === 'value_cents' ? 2 : 0}
              placeholder={t('noLimit')}
              value={value === null ? null : value / unit}
              onChange={(next) =>
                onChange({ ...row, [field]: next === null ? null : Math.round(next * unit) })
              }
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
  const { values, change, isChanged, drop } = useKeptValues('staff-limits', saved);
  const saving = useMutation({
    mutationFn: () => updateStaffLimits(values),
    onSuccess: async (limits) => {
      drop();
      queryClient.setQueryData(staffLimitsQuery().queryKey, limits);
      void message.success(t('limitsSaved'));
      await queryClient.invalidateQueries(auditQuery(LIMITS_ACTS));
    },
  });
  return { values, change, isChanged, saving };
}

import { rolesOf } from '@quartermaster/domain/actions/action-list';
import { endHold } from '@quartermaster/domain/actions/staff/hold';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { meQuery } from '../../api/get-me.ts';
import type { Place } from '../../api/place.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { endHolds, recordHoldQuery, type Hold } from '../../api/record-holds.ts';
import { actionVerb } from '../../engine/actions/action-words.ts';
import { HoldFacts } from '../../ui/feedback/hold-facts.tsx';
import styles from './form.module.css';

type HoldNoticeProps = {
  readonly module: ResolvedModule;
  readonly place: Place;
  readonly recordId: string;
};

/** Says that a record stays out of releases, by whom and why, and lets it go. */
export function HoldNotice({ module, place, recordId }: HoldNoticeProps) {
  const queryClient = useQueryClient();
  const { data: user } = useSuspenseQuery(meQuery());
  const isVersioned = module.scope === 'versioned';
  const { data } = useQuery({ ...recordHoldQuery(place, recordId), enabled: isVersioned });
  const ending = useMutation({
    mutationFn: () => endHolds(place, [{ module: module.key, recordId }]),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.draft(place) }),
  });
  const hold = data?.hold ?? null;
  if (hold === null) return null;
  const canEnd = !hold.isOver && rolesOf(endHold).includes(user.type);
  return (
    <Alert
      className={styles.banner}
      type="info"
      showIcon
      title={<HoldTitle hold={hold} />}
      description={ending.error ? errorMessage(ending.error) : <HoldFacts hold={hold} />}
      action={
        canEnd ? (
          <Button size="small" loading={ending.isPending} onClick={() => ending.mutate()}>
            {actionVerb(endHold)}
          </Button>
        ) : null
      }
    />
  );
}

function HoldTitle({ hold: { isOver, rolledBack } }: { readonly hold: Hold }) {
  const { t } = useTranslation('releases');
  if (isOver) return t('holdOverNotice');
  return rolledBack === null ? t('onHoldNotice') : t('rolledBackNotice', { number: rolledBack });
}

import type { FieldGroup } from '@quartermaster/domain/copies/field-groups';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { carriedOverOfQuery, confirmCarriedOver } from '../../api/carried-over.ts';
import type { Place } from '../../api/place.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import styles from './form.module.css';

type CarriedOverNoticeProps = { readonly place: Place; readonly recordId: string };

/** Says what a copy still has from its source, one group of fields at a time, until it is confirmed. */
export function CarriedOverNotice({ place, recordId }: CarriedOverNoticeProps) {
  const { t } = useTranslation('form');
  const queryClient = useQueryClient();
  const { data } = useQuery(carriedOverOfQuery(place, recordId));
  const confirming = useMutation({
    mutationFn: (groups: readonly FieldGroup[]) =>
      confirmCarriedOver(place, [{ module: place.module, recordId, groups }]),
    onSuccess: () => {
      // Other parts of the page may take long; the next group can be confirmed meanwhile.
      void queryClient.invalidateQueries({ queryKey: queryKeys.draft(place) });
    },
  });
  const record = data?.records[0];
  if (record === undefined) return null;
  const { groups, fromRecordId } = record;
  return (
    <Alert
      className={styles.banner}
      type="warning"
      showIcon
      title={t('carriedOver', { from: fromRecordId })}
      description={
        <>
          <p>
            {confirming.error ? errorMessage(confirming.error) : t('carriedOverHelp')}{' '}
            <RecordPageLink module={place.module} recordId={fromRecordId}>
              {t('openSource')}
            </RecordPageLink>
          </p>
          {groups.map((group) => (
            <GroupButton
              key={group}
              group={group}
              isDisabled={confirming.isPending}
              onConfirm={() => confirming.mutate([group])}
            />
          ))}
        </>
      }
      action={
        <Button size="small" loading={confirming.isPending} onClick={() => confirming.mutate(groups)}>
          {t('confirmAll')}
        </Button>
      }
    />
  );
}

type GroupButtonProps = {
  readonly group: FieldGroup;
  readonly isDisabled: boolean;
  readonly onConfirm: () => void;
};

function GroupButton({ group, isDisabled, onConfirm }: GroupButtonProps) {
  const { t } = useTranslation('form');
  const words: Readonly<Record<FieldGroup, string>> = {
    names: t('group_names'),
    periods: t('group_periods'),
    rewards: t('group_rewards'),
    prices: t('group_prices'),
    pictures: t('group_pictures'),
    links: t('group_links'),
    values: t('group_values'),
  };
  return (
    <Button size="small" className={styles.confirm ?? ''} disabled={isDisabled} onClick={onConfirm}>
      {t('confirmGroup', { group: words[group] })}
    </Button>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { copyRecord, type Copied, type CopyPlan } from '../../api/copies.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readLanguage } from '../../i18n/language.ts';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './events.module.css';
import type { NewEvent } from './use-new-event.ts';

type CreateCardProps = {
  readonly event: NewEvent;
  readonly plan: CopyPlan;
  readonly onCopied: (copied: Copied) => void;
};

/** Says what will be made, and makes it. */
export function CreateCard({ event, plan, onCopied }: CreateCardProps) {
  const { t } = useTranslation('events');
  const branch = useBranch();
  const [typed, setTyped] = useState('');
  const name = branchName(branch);
  const needsName = plan.takesEffect && branch.details.isProtected;
  const creating = useCreate({ event, plan, onCopied }, needsName ? { confirmation: typed } : {});
  const isReady = plan.errors === 0 && event.isCurrent && (!needsName || typed === name);
  return (
    <Card title={t('summary')}>
      <div className={styles.form}>
        <p>
          {t('willCopy', { count: plan.copied })}
          {plan.errors > 0 ? (
            <strong className={styles.error}> · {t('errors', { count: plan.errors })}</strong>
          ) : null}
          {plan.blocking > 0 ? (
            <strong className={styles.error}> · {t('blocking', { count: plan.blocking })}</strong>
          ) : null}
          {plan.warnings > 0 ? (
            <span className={styles.warning}> · {t('toCheck', { count: plan.warnings })}</span>
          ) : null}
        </p>
        {plan.blocking > 0 ? <p className={styles.hint}>{t('blockingHelp')}</p> : null}
        {plan.isCut ? <Alert type="warning" showIcon title={t('isCut')} /> : null}
        {plan.takesEffect ? <p className={styles.hint}>{t('takesEffect')}</p> : null}
        {needsName ? <EnvironmentConfirmation name={name} value={typed} onChange={setTyped} /> : null}
        <Button
          type="primary"
          block
          disabled={!isReady}
          loading={creating.isPending}
          onClick={() => creating.mutate()}
        >
          {t('createCount', { count: plan.copied })}
        </Button>
        <p className={styles.hint}>{t('createHelp')}</p>
        {creating.error ? <Alert type="error" showIcon title={errorMessage(creating.error)} /> : null}
      </div>
    </Card>
  );
}

/** Creates the copies, noted by the name of their source. */
function useCreate(
  { event, plan, onCopied }: CreateCardProps,
  confirmed: { readonly confirmation?: string },
) {
  const { t } = useTranslation('events');
  const branch = useBranch();
  const queryClient = useQueryClient();
  const source = sourceName(plan);
  return useMutation({
    mutationFn: () =>
      copyRecord(event.place, event.recordId, {
        ...event.choices,
        ...confirmed,
        start: event.choices.start ?? plan.start,
        ...(source === undefined ? {} : { note: t('copyNote', { source }) }),
      }),
    onSuccess: async (copied) => {
      onCopied(copied);
      await queryClient.invalidateQueries({ queryKey: queryKeys.branch(branch) });
    },
  });
}

/** The event that is copied, as its list names it. */
function sourceName({ records }: CopyPlan): string | undefined {
  const source = records.find(({ relation }) => relation === 'source');
  return source && (titleText(source.title, readLanguage()) || source.recordId);
}

import { MAX_RELEASE_NOTE } from '@quartermaster/contract/http/limits';
import { Alert, Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ClearsCache } from './clear-afterwards.tsx';
import { ProblemList } from './problems-card.tsx';
import styles from './releases.module.css';
import { RollBackDifferences } from './roll-back-differences.tsx';
import { useModuleSwap, type ModuleSwapProps } from './use-module-swap.ts';

/** Swaps one module to an earlier release; everything else stays live. */
export function SwapModuleCard(props: ModuleSwapProps) {
  const { t } = useTranslation('releases');
  const id = useId();
  const { environment } = useBranch();
  const swap = useModuleSwap(props);
  const { module, release } = props;
  return (
    <Card title={<ModuleHeading {...props} />}>
      <div className={styles.form}>
        <RollBackDifferences environment={environment} number={release.number} module={module} />
        <section className={styles.form} aria-label={t('swapChecked')}>
          <strong>{t('swapChecked')}</strong>
          <SwapProblems swap={swap} />
        </section>
        <label htmlFor={id}>{t('note')}</label>
        <Input.TextArea
          id={id}
          rows={2}
          maxLength={MAX_RELEASE_NOTE}
          value={swap.note}
          onChange={({ target }) => swap.setNote(target.value)}
        />
        <EnvironmentConfirmation name={swap.name} value={swap.typed} onChange={swap.setTyped} />
        {swap.error ? <Alert type="error" showIcon title={errorMessage(swap.error)} /> : null}
        <ClearsCache clearing={swap.clearing} />
        <div>
          <Button type="primary" danger disabled={swap.isLocked} loading={swap.isPending} onClick={swap.run}>
            {t('swapModuleDo', { number: release.number })}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function ModuleHeading({ module, release, live }: ModuleSwapProps) {
  const { t } = useTranslation('releases');
  return (
    <>
      <ModuleTitle module={module} /> · {t('swapHeading', { from: live.number, to: release.number })}
    </>
  );
}

function SwapProblems({ swap }: { readonly swap: ReturnType<typeof useModuleSwap> }) {
  const { data, error, refetch } = swap.checking;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={2} columns={1} />;
  return <ProblemList problems={data.problems} warnings={swap.warnings} />;
}

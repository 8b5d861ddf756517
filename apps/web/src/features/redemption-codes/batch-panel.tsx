import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { batchQuery } from '../../api/redemption-codes.ts';
import { useLockFields } from '../../engine/form/locked-fields.tsx';
import type { PanelProps } from '../../engine/panels.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import styles from './codes.module.css';
import { StateTag } from './state-tag.tsx';

const NOTHING: readonly string[] = [];

/** From the setting of a batch to its codes. */
export function BatchPanel({ form }: PanelProps) {
  const { t } = useTranslation('codes');
  const { recordId } = form;
  return recordId === null ? (
    <p className={styles.soft}>{t('panelUnsaved')}</p>
  ) : (
    <SavedBatch batch={recordId} fixed={form.module.fixed?.fields ?? NOTHING} />
  );
}

type SavedBatchProps = {
  readonly batch: string;
  /** What holds as it was when the codes were generated. */
  readonly fixed: readonly string[];
};

function SavedBatch({ batch, fixed }: SavedBatchProps) {
  const { t } = useTranslation('codes');
  const { environment, version } = useBranch();
  const { data, error, refetch } = useQuery(batchQuery({ environment, version, batch }));
  const isFixed = data !== undefined && data.batch.state !== 'waiting';
  useLockFields(isFixed ? fixed : NOTHING);
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.panel}>
      {data ? <StateTag state={data.batch.state} /> : null}
      <span>{t(isFixed ? 'panelFixed' : 'panelText')}</span>
      <Link to="/code-redeem-setting/code-redeem-code/$batch" params={{ batch }}>
        {t('panelOpen')}
      </Link>
    </div>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { undoSettingsImport, type SettingsImportProgress } from '../../api/settings-files.ts';
import { useConfirmWrite, type WriteAnswer } from '../../engine/record/use-confirm-write.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './settings-files.module.css';
import { totalsOf } from './totals.ts';

/** An import of settings takes effect where the environment is protected, so its name is asked for. */
const WRITES = { scope: 'environment' } as const;

/** What was written, and the way back. */
export function WrittenCard({ job }: { readonly job: SettingsImportProgress }) {
  const { t } = useTranslation('tools');
  const branch = useBranch();
  const queryClient = useQueryClient();
  const confirmWrite = useConfirmWrite(WRITES, branch.details, branch.version);
  const undo = useMutation({
    mutationFn: (answer: WriteAnswer) => undoSettingsImport(branch, job.id, answer),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.branch(branch) }),
  });
  const { written, removed } = totalsOf(job);
  const ask = async (): Promise<void> => {
    const answer = await confirmWrite({
      title: t('undoQuestion'),
      text: t('undoText', { count: written + removed }),
      action: t('undoImport'),
      isDangerous: true,
    });
    if (answer !== null) undo.mutate(answer);
  };
  const isUndone = job.state === 'undone';
  return (
    <Card>
      <div className={styles.form}>
        <Alert
          type={isUndone ? 'info' : 'success'}
          showIcon
          title={isUndone ? t('undone') : t('imported', { count: written + removed })}
        />
        <Link to="/release">
          <Button type="primary" block>
            {t('toReleaseCentre')}
          </Button>
        </Link>
        {isUndone ? null : (
          <Button block loading={undo.isPending} onClick={() => void ask()}>
            {t('undoImport')}
          </Button>
        )}
        {undo.error ? <Alert type="error" showIcon title={errorMessage(undo.error)} /> : null}
      </div>
    </Card>
  );
}

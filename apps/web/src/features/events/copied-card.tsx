import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import type { Copied } from '../../api/copies.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { undoChangeSet } from '../../api/undo-change-set.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './events.module.css';

type CopiedCardProps = {
  readonly module: string;
  readonly copied: Copied;
  readonly onAgain: () => void;
};

/** What was made, the way to it, and the way back. */
export function CopiedCard({ module, copied, onAgain }: CopiedCardProps) {
  const { t } = useTranslation('events');
  const branch = useBranch();
  const queryClient = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => undoChangeSet(branch, copied.seq),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.branch(branch) }),
  });
  const canUndo = copied.alongSeq === null || !branch.details.isProtected;
  return (
    <Card title={undoing.isSuccess ? t('undone') : t('created', { count: copied.records })}>
      <div className={styles.form}>
        {undoing.isSuccess ? <p>{t('undoneText')}</p> : <p>{t('createdText')}</p>}
        <div className={styles.acts}>
          {undoing.isSuccess ? null : (
            <>
              <Link to="/$module/$recordId/edit" params={{ module, recordId: copied.recordId }}>
                <Button type="primary" tabIndex={-1}>
                  {t('openEvent')}
                </Button>
              </Link>
              {canUndo ? (
                <Button loading={undoing.isPending} onClick={() => undoing.mutate()}>
                  {t('undo')}
                </Button>
              ) : null}
            </>
          )}
          <Button onClick={onAgain}>{t('again')}</Button>
        </div>
        {undoing.error ? <Alert type="error" showIcon title={errorMessage(undoing.error)} /> : null}
      </div>
    </Card>
  );
}

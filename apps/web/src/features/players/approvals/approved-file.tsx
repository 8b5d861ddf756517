import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/api-error.ts';
import { takeApprovedFile, type Approval } from '../../../api/approvals.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import styles from './approvals.module.css';
import { isFileRequest } from './only-permits.ts';

type ApprovedFileProps = { readonly approval: Approval; readonly onTaken: () => void };

/** The file that the requester may download now, once. */
export function ApprovedFile({ approval, onTaken }: ApprovedFileProps) {
  const { t } = useTranslation('approvals');
  const branch = useBranch();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => takeApprovedFile(branch, approval),
    onSettled: onTaken,
  });
  const { kind, state, usedAt } = approval;
  if (!isFileRequest(kind) || state !== 'approved') return null;
  if (usedAt !== null) return <Alert type="info" showIcon title={t('fileTaken')} />;
  return (
    <>
      {error ? <Alert type="error" showIcon title={errorMessage(error)} /> : null}
      <div className={styles.buttons}>
        <span className={styles.help}>{t('fileHelp')}</span>
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden />}
          loading={isPending}
          onClick={() => mutate()}
        >
          {t('takeFile')}
        </Button>
      </div>
    </>
  );
}

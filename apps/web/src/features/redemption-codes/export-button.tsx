import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { exportBatch, type BatchKey } from '../../api/redemption-codes.ts';

type ExportButtonProps = { readonly id: BatchKey; readonly list: 'codes' | 'redemptions' };

/** A whole list as a file. */
export function ExportButton({ id, list }: ExportButtonProps) {
  const { t } = useTranslation('codes');
  const { t: tc } = useTranslation();
  const { message } = App.useApp();
  const exporting = useMutation({
    mutationFn: () => exportBatch(id, list),
    onError: (error) => void message.error(errorMessage(error)),
  });
  return (
    <Button
      size="small"
      icon={<DownloadOutlined aria-hidden />}
      aria-label={tc('labelled', { label: t('export'), text: t(list) })}
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {t('export')}
    </Button>
  );
}

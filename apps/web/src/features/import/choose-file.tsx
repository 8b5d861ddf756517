import { InboxOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Alert, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { stageImport, type ImportProgress } from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import { useMayUpload } from '../../engine/access/use-may-upload.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './import.module.css';
import { TemplateButtons } from './template-buttons.tsx';

type ChooseFileProps = {
  readonly place: Place;
  readonly parentId: string | null;
  readonly onStaged: (job: ImportProgress) => void;
};

/** The first step: a file, by dialogue or by dropping it. */
export function ChooseFile({ place, parentId, onStaged }: ChooseFileProps) {
  const { t } = useTranslation('transfer');
  const mayUpload = useMayUpload();
  const staging = useMutation({
    mutationFn: (file: File) => stageImport(place, file, parentId),
    onSuccess: onStaged,
  });
  const handleFile = (file: File): false => {
    staging.mutate(file);
    return false;
  };
  return (
    <Card>
      <Upload.Dragger
        accept=".xlsx,.xlsm,.csv,.json,.txt,.tsv,text/csv,application/json"
        beforeUpload={handleFile}
        showUploadList={false}
        disabled={staging.isPending || !mayUpload}
      >
        <p className={styles.dropIcon}>
          <InboxOutlined aria-hidden />
        </p>
        <p className={styles.dropTitle}>{staging.isPending ? t('uploading') : t('choose')}</p>
        <p className={styles.hint}>{t('accepted')}</p>
      </Upload.Dragger>
      <TemplateButtons place={place} />
      {staging.error ? (
        <Alert className={styles.alert} type="error" showIcon title={errorMessage(staging.error)} />
      ) : null}
    </Card>
  );
}

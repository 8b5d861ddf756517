import { useMutation } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { stageImport, type ImportProgress } from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import { FileDrop } from '../../engine/access/file-drop.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './import.module.css';
import { IMPORTED_FILES } from './imported-files.ts';
import { TemplateButtons } from './template-buttons.tsx';

type ChooseFileProps = {
  readonly place: Place;
  readonly parentId: string | null;
  readonly onStaged: (job: ImportProgress) => void;
};

/** The first step: a file, by dialogue or by dropping it. */
export function ChooseFile({ place, parentId, onStaged }: ChooseFileProps) {
  const { t } = useTranslation('transfer');
  const staging = useMutation({
    mutationFn: (file: File) => stageImport(place, file, parentId),
    onSuccess: onStaged,
  });
  return (
    <Card>
      <FileDrop
        accept={IMPORTED_FILES}
        title={staging.isPending ? t('uploading') : t('choose')}
        hint={t('accepted')}
        isBusy={staging.isPending}
        onFile={(file) => staging.mutate(file)}
      />
      <TemplateButtons place={place} />
      {staging.error ? (
        <Alert className={styles.alert} type="error" showIcon title={errorMessage(staging.error)} />
      ) : null}
    </Card>
  );
}

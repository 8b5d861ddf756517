import {
  EXTENSIONS_BY_TOOL,
  MEGABYTES_BY_TOOL,
  type UploadTool,
} from '@quartermaster/domain/uploads/asset-folders';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { cdnQuery } from '../../api/start-up.ts';
import { useMayUpload } from '../../engine/access/use-may-upload.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { BatchChoicesForm } from './batch-choices.tsx';
import { FileServerLine } from './file-server-line.tsx';
import { FolderSizes } from './folder-sizes.tsx';
import { StagedFiles } from './staged-files.tsx';
import { UploadDrop } from './upload-drop.tsx';
import styles from './upload.module.css';
import { useBatch, type Batch } from './use-batch.ts';
import { WrittenFiles } from './written-files.tsx';

/** `/upload-asset` */
export function PictureUploadScreen() {
  return <BatchScreen tool="picture" />;
}

/** `/upload-sound-asset` */
export function SoundUploadScreen() {
  return <BatchScreen tool="sound" />;
}

/** `/upload-file` */
export function FileUploadScreen() {
  return <BatchScreen tool="file" />;
}

/** Several files at a time: folder and language, then the files with what the console says of each, then one write. */
function BatchScreen({ tool }: { readonly tool: UploadTool }) {
  const { t } = useTranslation('files');
  const module = useModule(FILE_MODULE.key);
  const branch = useBranch();
  const batch = useBatch(tool);
  const isOff = useUploadsOff();
  const hint = t('takes', {
    types: acceptedBy(batch)
      .map((ending) => ending.toUpperCase())
      .join(' / '),
    megabytes: MEGABYTES_BY_TOOL[tool],
  });
  return (
    <>
      <PageHead
        breadcrumb={[
          <Link key="list" to="/$module" params={{ module: module.key }}>
            {module.titles.title[readLanguage()]}
          </Link>,
        ]}
        title={t(`title.${tool}`)}
      />
      <div className={styles.page}>
        {isOff === null ? null : <Alert type="warning" showIcon title={t(isOff)} />}
        <Card>
          <BatchChoicesForm batch={batch} />
          <UploadDrop
            isBusy={batch.isChecking}
            isOff={isOff !== null}
            accepted={acceptedBy(batch)
              .map((ending) => `.${ending}`)
              .join(',')}
            onFiles={batch.add}
          />
          <p className={styles.hint}>{hint}</p>
          <FileServerLine branch={branch} />
        </Card>
        <StagedFiles batch={batch} />
        <WriteLine batch={batch} isOff={isOff !== null} />
        {batch.writing.data ? <WrittenFiles batch={batch.writing.data} /> : null}
        {tool === 'picture' ? <FolderSizes chosen={batch.choices.folder} /> : null}
      </div>
    </>
  );
}

function acceptedBy({ tool, choices }: Batch): readonly string[] {
  const own: readonly string[] = EXTENSIONS_BY_TOOL[tool];
  return choices.unpack ? [...own, 'zip'] : own;
}

/** Why nothing can be uploaded; null: it can. */
function useUploadsOff(): 'offByClock' | 'offBySetting' | null {
  const mayUpload = useMayUpload();
  const { data: cdn } = useQuery(cdnQuery(useBranch()));
  if (!mayUpload) return 'offByClock';
  return cdn?.uploadEnabled === false ? 'offBySetting' : null;
}

function WriteLine({ batch, isOff }: { readonly batch: Batch; readonly isOff: boolean }) {
  const { t } = useTranslation('files');
  const { writing, ready, files } = batch;
  if (files.length === 0) return null;
  return (
    <div className={styles.writeLine}>
      <Button
        type="primary"
        disabled={isOff || batch.isChecking || ready.length === 0}
        loading={writing.isPending}
        onClick={() => writing.mutate()}
      >
        {t('writeCount', { count: ready.length })}
      </Button>
      {writing.error ? <Alert type="error" showIcon title={errorMessage(writing.error)} /> : null}
    </div>
  );
}

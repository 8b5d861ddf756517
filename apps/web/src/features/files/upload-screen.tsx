import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { families } from '@quartermaster/domain/modules/families';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { FileServerLine } from './file-server-line.tsx';
import { UploadChoices } from './upload-choices.tsx';
import { UploadDrop } from './upload-drop.tsx';
import { UploadResults } from './upload-results.tsx';
import styles from './upload.module.css';
import { useUploads } from './use-uploads.ts';

/** `/file-setting/add`: files come to be by being uploaded; their records follow from them. */
export function UploadScreen() {
  const { t } = useTranslation('upload');
  const module = useModule(FILE_MODULE.key);
  const branch = useBranch();
  const uploads = useUploads(module, branch);
  const language = readLanguage();
  const family = families.find(({ key }) => key === module.family);
  return (
    <>
      <PageHead
        breadcrumb={[
          ...(family ? [family.title[language]] : []),
          <Link key="list" to="/$module" params={{ module: module.key }}>
            {module.titles.title[language]}
          </Link>,
        ]}
        title={t('title')}
      />
      <div className={styles.page}>
        <Card>
          <UploadChoices module={module} choices={uploads.choices} onChange={uploads.setChoices} />
          <UploadDrop isBusy={uploads.isBusy} onFiles={uploads.send} />
          <p className={styles.hint}>{t('accepted')}</p>
          <FileServerLine branch={branch} />
        </Card>
        <UploadResults results={uploads.results} />
      </div>
    </>
  );
}

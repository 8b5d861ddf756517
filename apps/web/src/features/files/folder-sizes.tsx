import { assetFolder, SIZE_BY_FOLDER } from '@quartermaster/domain/uploads/asset-folders';
import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './upload.module.css';

/** Which size pictures of each folder have. */
export function FolderSizes({ chosen }: { readonly chosen: string }) {
  const { t } = useTranslation('files');
  return (
    <Card title={t('sizes')}>
      <table className={styles.sizes}>
        <thead>
          <tr>
            <th scope="col">{t('folder')}</th>
            <th scope="col">{t('path')}</th>
            <th scope="col">{t('sizeInPixels')}</th>
          </tr>
        </thead>
        <tbody>
          {assetFolder.values.map(({ value, label }) => {
            const size = SIZE_BY_FOLDER[value];
            return (
              <tr key={value} data-chosen={value === chosen}>
                <td>{label[readLanguage()]}</td>
                <td>{value}/</td>
                <td>{size === undefined ? t('anySize') : `${size.width}×${size.height}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

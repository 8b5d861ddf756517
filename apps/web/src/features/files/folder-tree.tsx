import { FolderOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Library } from '../../api/file-library.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { formatBytes } from './format-bytes.ts';
import styles from './library.module.css';

type FolderTreeProps = {
  readonly folders: Library['folders'];
  readonly chosen: string | undefined;
  readonly onChoose: (folder: string | undefined) => void;
};

/** Folders at the top, and those inside the chosen one. */
export function FolderTree({ folders, chosen, onChoose }: FolderTreeProps) {
  const { t } = useTranslation('files');
  const shown = folders.filter(({ path }) => isOpen(path, chosen));
  return (
    <Card title={t('folders')}>
      <ul className={styles.folders}>
        <li>
          <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
            {t('allFolders')}
          </button>
        </li>
        {shown.map(({ path, files, bytes }) => (
          <li key={path} style={{ paddingInlineStart: (path.split('/').length - 1) * 16 }}>
            <button
              type="button"
              aria-pressed={path === chosen}
              title={formatBytes(bytes)}
              onClick={() => onChoose(path)}
            >
              <FolderOutlined aria-hidden /> {path.split('/').at(-1)}{' '}
              <span className={styles.count}>{formatNumber(files)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function isOpen(path: string, chosen: string | undefined): boolean {
  const parent = path.split('/').slice(0, -1).join('/');
  return parent === '' || (chosen !== undefined && (chosen === parent || chosen.startsWith(`${parent}/`)));
}

import { FileOutlined, SoundOutlined } from '@ant-design/icons';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { language as gameLanguage } from '@quartermaster/domain/enums/language';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LibraryFile } from '../../api/file-library.ts';
import { recordLink } from '../../engine/module-paths.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Tag } from '../../ui/text/tag.tsx';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { formatBytes } from './format-bytes.ts';
import { ReplaceButton } from './replace-button.tsx';
import styles from './library.module.css';

const PICTURE = 112;

/** A file: its picture, its name, and what is noticed about it. */
export function LibraryTile({ file }: { readonly file: LibraryFile }) {
  const { t } = useTranslation('files');
  const name = file.path.split('/').at(-1) ?? file.path;
  const measure = file.width === null ? null : `${file.width}×${file.height}`;
  const length =
    file.durationMs === null ? null : t('seconds', { seconds: (file.durationMs / 1000).toFixed(1) });
  const facts = [measure, length, formatBytes(file.sizeBytes)].filter((fact) => fact !== null);
  return (
    <li className={styles.tile}>
      <Link className={styles.name} to={recordLink(FILE_MODULE.key, file.recordId)} title={file.path}>
        <span className={styles.picture}>
          <Picture file={file} />
        </span>
        <bdi>{name}</bdi>
      </Link>
      <span className={styles.hint}>{facts.join(' · ')}</span>
      <span className={styles.tags}>
        {file.usedBy === 0 ? (
          <Tag tone="neutral">{t('shown.unused')}</Tag>
        ) : (
          t('usedBy', { count: file.usedBy })
        )}
        {file.deprecated ? <Tag tone="orange">{t('shown.deprecated')}</Tag> : null}
        {file.missingLanguages.length > 0 ? (
          <Tag tone="red">{t('missing', { languages: languagesOf(file) })}</Tag>
        ) : null}
      </span>
      {file.kind === 'sound' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- game sounds have no captions
        <audio
          className={styles.player}
          controls
          preload="none"
          src={`/files/${file.path}`}
          aria-label={t('play', { name })}
        />
      ) : null}
      {file.usedBy > 0 ? <ReplaceButton file={file} /> : null}
    </li>
  );
}

const languagesOf = ({ missingLanguages }: LibraryFile): string =>
  gameLanguage.values
    .filter(({ value }) => missingLanguages.includes(value))
    .map(({ label }) => label[readLanguage()])
    .join(' / ');

function Picture({ file }: { readonly file: LibraryFile }) {
  if (file.kind === 'image') return <Thumbnail path={file.path} size={PICTURE} />;
  return file.kind === 'sound' ? <SoundOutlined aria-hidden /> : <FileOutlined aria-hidden />;
}

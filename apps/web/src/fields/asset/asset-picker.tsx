import { FileOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useDebounced } from '../../ui/text/use-debounced.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import { FilterBox } from '../../ui/text/filter-box.tsx';
import styles from './asset.module.css';
import { filesQuery, type AssetKind } from './file-records.ts';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';

const STILL_MS = 200;

type AssetPickerProps = {
  readonly kind: AssetKind;
  readonly path: string;
  /** What the choice is for, where that is more than the kind of file. */
  readonly title?: string;
  readonly onChoose: (path: string) => void;
  readonly onClose: () => void;
};

/** The uploaded files of one kind, found by any part of their path. */
export function AssetPicker({ kind, path, title, onChoose, onClose }: AssetPickerProps) {
  const { t } = useTranslation('fields');
  const [text, setText] = useState('');
  const choose = (chosen: string) => {
    onChoose(chosen);
    onClose();
  };
  return (
    <Dialog title={title ?? t(`asset.pick.${kind}`)} width={720} footer={null} onCancel={onClose}>
      <FilterBox label={t('asset.search')} value={text} onChange={setText} />
      <PickerResults kind={kind} path={path} text={text} onChoose={choose} />
    </Dialog>
  );
}

type PickerResultsProps = {
  readonly kind: AssetKind;
  readonly path: string;
  readonly text: string;
  readonly onChoose: (path: string) => void;
};

function PickerResults({ kind, path, text, onChoose }: PickerResultsProps) {
  const { t } = useTranslation('fields');
  const place = useFieldEnvironment();
  const { data, isPending, isError } = useQuery({
    ...filesQuery(place, kind, useDebounced(text.trim(), STILL_MS)),
    placeholderData: keepPreviousData,
  });
  if (isPending || isError || data.length === 0) {
    const note = isPending ? 'asset.loading' : isError ? 'asset.failed' : 'asset.noMatch';
    return (
      <div className={styles.results}>
        <p className={styles.note} role="status">
          {t(note)}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.results}>
      {data.map((file) => (
        <button
          key={file}
          type="button"
          className={styles.file}
          aria-pressed={file === path}
          title={file}
          onClick={() => onChoose(file)}
        >
          {kind === 'image' ? <Thumbnail path={file} size={52} /> : <FileOutlined aria-hidden />}
          <span className={styles.fileName}>
            <bdi>{file}</bdi>
          </span>
        </button>
      ))}
    </div>
  );
}

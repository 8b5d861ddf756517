import {
  CloseOutlined,
  FolderOpenOutlined,
  PlayCircleOutlined,
  SoundOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayUpload } from '../../engine/access/use-may-upload.ts';
import styles from './asset.module.css';
import { AssetPicker } from './asset-picker.tsx';
import { ACCEPTED_FILES, type AssetKind } from './file-records.ts';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { usePublicAddress } from './use-public-address.ts';
import { useUpload } from './use-upload.ts';

type AssetSlotProps = {
  readonly kind: AssetKind;
  readonly path: string;
  readonly inputId: string;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  readonly canRemove: boolean;
  readonly onChoose: (path: string | null) => void;
  readonly onBlur: () => void;
};

/** One file: what it looks like, where it is, and the ways to choose another. */
export function AssetSlot({ kind, path, isDisabled, onChoose, ...rest }: AssetSlotProps) {
  const { t } = useTranslation('fields');
  const [isPicking, setIsPicking] = useState(false);
  const upload = useUpload(kind, onChoose);
  const cannotUpload = !useMayUpload() || isDisabled;
  const drop = useDrop(cannotUpload, upload.send);
  const className = [styles.slot, drop.isOver ? styles.over : '', rest.isInvalid ? styles.invalid : ''].join(
    ' ',
  );
  return (
    <div className={className} {...drop.handlers} onBlur={rest.onBlur}>
      <AssetPreview kind={kind} path={path} />
      <div className={styles.slotText}>
        <span className={styles.pathLine}>
          <AssetPath kind={kind} path={path} />
          {rest.canRemove && path !== '' && (
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined aria-hidden />}
              disabled={isDisabled}
              aria-label={t('remove')}
              onClick={() => onChoose(null)}
            />
          )}
        </span>
        <span className={styles.actions}>
          <Button
            id={rest.inputId}
            size="small"
            icon={<FolderOpenOutlined aria-hidden />}
            disabled={isDisabled}
            onClick={() => setIsPicking(true)}
          >
            {t('asset.choose')}
          </Button>
          <UploadButton kind={kind} isDisabled={cannotUpload} isBusy={upload.isBusy} onFile={upload.send} />
        </span>
        {upload.problem !== null && (
          <span role="alert" className={styles.problem}>
            {upload.problem}
          </span>
        )}
      </div>
      {isPicking && (
        <AssetPicker kind={kind} path={path} onChoose={onChoose} onClose={() => setIsPicking(false)} />
      )}
    </div>
  );
}

/** Where a file is; its tooltip is where players load it from. */
function AssetPath({ kind, path }: { readonly kind: AssetKind; readonly path: string }) {
  const { t } = useTranslation('fields');
  const address = usePublicAddress(path);
  return (
    <span className={path === '' ? styles.none : styles.path} title={address}>
      {path === '' ? t(`asset.none.${kind}`) : path}
    </span>
  );
}

function AssetPreview({ kind, path }: { readonly kind: AssetKind; readonly path: string }) {
  if (path !== '' && kind === 'image') return <Thumbnail path={path} size={52} />;
  const there = kind === 'sound' ? <SoundOutlined aria-hidden /> : <PlayCircleOutlined aria-hidden />;
  if (path !== '') return <span className={styles.there}>{there}</span>;
  return <span className={styles.gone}>{kind === 'sound' ? there : <UploadOutlined aria-hidden />}</span>;
}

type UploadButtonProps = {
  readonly kind: AssetKind;
  readonly isDisabled: boolean;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
};

function UploadButton({ kind, isDisabled, isBusy, onFile }: UploadButtonProps) {
  const { t } = useTranslation('fields');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="small"
        type="text"
        icon={<UploadOutlined aria-hidden />}
        disabled={isDisabled}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {t('asset.upload')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED_FILES[kind]}
        aria-label={t('asset.upload')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}

function useDrop(isDisabled: boolean, onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const enter = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const leave = () => setIsOver(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined && !isDisabled) onFile(file);
  };
  return { isOver, handlers: { onDragOver: enter, onDragLeave: leave, onDrop: drop } };
}

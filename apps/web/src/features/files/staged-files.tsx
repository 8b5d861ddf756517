import { DeleteOutlined, FileOutlined, LoadingOutlined, SoundOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StagedFile } from '../../api/file-batches.ts';
import { formatBytes } from './format-bytes.ts';
import { Card } from '../../ui/layout/card.tsx';
import { LoopEditor } from './loop-editor.tsx';
import { OutcomeTag } from './outcome-tag.tsx';
import styles from './upload.module.css';
import type { Batch, BatchFile } from './use-batch.ts';

/** The files of a batch with what the console says of each. */
export function StagedFiles({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('files');
  if (batch.files.length === 0) return null;
  return (
    <Card title={t('chosen', { count: batch.files.length })}>
      <ul className={styles.staged} aria-live="polite">
        {batch.files.map((each) => (
          <li key={each.id}>
            <OneFile batch={batch} each={each} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OneFile({ batch, each }: { readonly batch: Batch; readonly each: BatchFile }) {
  const { t } = useTranslation('files');
  const { staged, file, address, problem } = each;
  return (
    <>
      <div className={styles.fileLine}>
        <Preview tool={batch.tool} address={address} />
        <div className={styles.fileText}>
          <strong>{file.name}</strong>
          {staged === null ? (
            <span role="status">
              <LoadingOutlined aria-hidden /> {t('checking')}
            </span>
          ) : null}
          {problem === null ? null : <span className={styles.refused}>{problem}</span>}
          {(staged ?? []).map((one) => (
            <Verdict key={one.name} file={one} isAlone={staged?.length === 1} />
          ))}
        </div>
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('removeFile', { name: file.name })}
          onClick={() => batch.remove(each)}
        />
      </div>
      <SoundPart batch={batch} each={each} />
    </>
  );
}

function Verdict({ file, isAlone }: { readonly file: StagedFile; readonly isAlone: boolean }) {
  const { t } = useTranslation('files');
  const facts = [
    file.width === null ? null : `${file.width}×${file.height}`,
    file.durationMs === null ? null : t('seconds', { seconds: (file.durationMs / 1000).toFixed(1) }),
    formatBytes(file.sizeBytes),
    ...file.tags,
  ].filter((fact) => fact !== null);
  return (
    <span className={styles.verdict}>
      <OutcomeTag outcome={file.outcome} />
      {isAlone ? null : <span>{file.name}</span>}
      {file.message === null ? (
        <span>
          <code>{file.path}</code> · {facts.join(' · ')}
        </span>
      ) : (
        <span>{file.message}</span>
      )}
    </span>
  );
}

function Preview({ tool, address }: { readonly tool: Batch['tool']; readonly address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (tool === 'picture' && !isBroken)
    return <img className={styles.preview} src={address} alt="" onError={() => setBroken(true)} />;
  return (
    <span className={styles.preview} aria-hidden>
      {tool === 'sound' ? <SoundOutlined /> : <FileOutlined />}
    </span>
  );
}

type SoundPartProps = { readonly batch: Batch; readonly each: BatchFile };

function SoundPart({ batch, each }: SoundPartProps) {
  const { t } = useTranslation('files');
  const [sound] = each.staged ?? [];
  const hash = sound?.hash ?? null;
  const length = sound?.durationMs ?? null;
  if (batch.tool !== 'sound' || hash === null || length === null) return null;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- game sounds have no captions */}
      <audio
        className={styles.player}
        controls
        src={each.address}
        aria-label={t('play', { name: each.file.name })}
      />
      {batch.choices.folder === 'bgm' ? (
        <LoopEditor
          file={each.file}
          length={length}
          loop={batch.loops[hash] ?? { start: null, end: null }}
          onChange={(loop) => batch.setLoop(hash, loop)}
        />
      ) : null}
    </>
  );
}

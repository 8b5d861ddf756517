import { useQuery } from '@tanstack/react-query';
import { useId, useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberBox } from '../../ui/text/number-box.tsx';
import { readPeaks, wavePath, WAVE_HEIGHT, WAVE_WIDTH } from './waveform.ts';
import styles from './upload.module.css';
import type { Loop } from './use-batch.ts';

type LoopEditorProps = {
  readonly file: File;
  /** In milliseconds. */
  readonly length: number;
  readonly loop: Loop;
  readonly onChange: (loop: Loop) => void;
};

/** Start and end of a loop, set on the drawn sound or typed. */
export function LoopEditor({ file, length, loop, onChange }: LoopEditorProps) {
  const { t } = useTranslation('files');
  const id = useId();
  const start = loop.start ?? 0;
  const end = loop.end ?? length;
  return (
    <div className={styles.loop}>
      <Waveform file={file} length={length} start={start} end={end} onChange={onChange} />
      <div className={styles.loopFields}>
        <label htmlFor={`${id}-start`}>{t('loopStart')}</label>
        <NumberBox
          id={`${id}-start`}
          min={0}
          max={Math.max(0, end - 1)}
          precision={0}
          value={loop.start}
          placeholder="0"
          onChange={(value) => onChange({ ...loop, start: value })}
        />
        <label htmlFor={`${id}-end`}>{t('loopEnd')}</label>
        <NumberBox
          id={`${id}-end`}
          min={start + 1}
          max={length}
          precision={0}
          value={loop.end}
          placeholder={String(length)}
          onChange={(value) => onChange({ ...loop, end: value })}
        />
      </div>
    </div>
  );
}

type WaveformProps = {
  readonly file: File;
  readonly length: number;
  readonly start: number;
  readonly end: number;
  readonly onChange: (loop: Loop) => void;
};

function Waveform({ file, length, start, end, onChange }: WaveformProps) {
  const { t } = useTranslation('files');
  const { data: peaks } = useQuery({
    queryKey: ['waveform', file.name, file.size, file.lastModified],
    queryFn: () => readPeaks(file),
    retry: false,
  });
  const edge = useRef<'start' | 'end' | null>(null);
  const momentOf = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * length);
  };
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    const at = momentOf(event);
    if (edge.current === 'start') onChange({ start: Math.min(at, end - 1), end });
    if (edge.current === 'end') onChange({ start, end: Math.max(at, start + 1) });
  };
  const grasp = (event: PointerEvent<SVGSVGElement>): void => {
    const at = momentOf(event);
    edge.current = Math.abs(at - start) <= Math.abs(at - end) ? 'start' : 'end';
    event.currentTarget.setPointerCapture(event.pointerId);
    move(event);
  };
  const x = (moment: number): number => (moment / length) * WAVE_WIDTH;
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${WAVE_WIDTH} ${WAVE_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('waveform')}
      onPointerDown={grasp}
      onPointerMove={move}
      onPointerUp={() => (edge.current = null)}
      onPointerCancel={() => (edge.current = null)}
    >
      <rect
        className={styles.looped}
        x={x(start)}
        width={Math.max(0, x(end) - x(start))}
        height={WAVE_HEIGHT}
      />
      {peaks === undefined ? null : <path className={styles.peaks} d={wavePath(peaks)} />}
      <line className={styles.edge} x1={x(start)} x2={x(start)} y2={WAVE_HEIGHT} />
      <line className={styles.edge} x1={x(end)} x2={x(end)} y2={WAVE_HEIGHT} />
    </svg>
  );
}

import { useState } from 'react';
import styles from './thumbnail.module.css';

type ThumbnailProps = {
  /** Path of an uploaded picture below `/files/`, or null where a record has none. */
  readonly path: string | null | undefined;
  readonly size?: number;
  /** What the picture says where no text beside it says the same. */
  readonly alt?: string;
};

/** Twice the pixels of its box, for fine screens; a large box gets the picture itself. */
function smallCopy(box: number): string {
  if (box > 128) return '';
  return box > 32 ? '?size=256' : '?size=64';
}

/** A small picture of a record; its room stays empty where there is none or its file is gone, so that columns align. */
export function Thumbnail({ path, size = 26, alt = '' }: ThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const box = { width: size, height: size };
  if (!path || failed === path) return <span className={styles.none} style={box} aria-hidden="true" />;
  return (
    <img
      className={styles.image}
      style={box}
      src={`/files/${path}${smallCopy(size)}`}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(path)}
    />
  );
}

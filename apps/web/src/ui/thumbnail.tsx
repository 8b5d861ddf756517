import styles from './thumbnail.module.css';

type ThumbnailProps = {
  /** Path of an uploaded picture below `/files/`, or null where a record has none. */
  readonly path: string | null | undefined;
  readonly size?: number;
};

/** A small picture of a record; a quiet square where there is none, so that columns align. */
export function Thumbnail({ path, size = 26 }: ThumbnailProps) {
  const box = { width: size, height: size };
  if (!path) return <span className={styles.none} style={box} aria-hidden="true" />;
  return <img className={styles.image} style={box} src={`/files/${path}`} alt="" loading="lazy" decoding="async" />;
}

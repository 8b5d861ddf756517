import type { EnumTone } from '@quartermaster/domain/core/field';
import type { ReactNode } from 'react';
import styles from './tag.module.css';

type TagProps = {
  readonly tone?: EnumTone;
  /** A letter or sign in front, so that the meaning does not hang on colour. */
  readonly glyph?: string | undefined;
  /** `box`: a framed tag. `plain`: a coloured tile or dot beside plain text, calmer in long lists. */
  readonly look?: 'box' | 'plain';
  readonly children: ReactNode;
};

/** A letter is in a tile of its own; a sign (a dot, a ring) needs none. */
const LETTER = /\p{L}/u;

/** A value of a closed list. */
export function Tag({ tone = 'neutral', glyph, look = 'box', children }: TagProps) {
  return (
    <span className={`${styles[look]} ${styles[tone]}`}>
      {glyph ? (
        <span className={LETTER.test(glyph) ? styles.glyph : styles.sign} aria-hidden="true">
          {glyph}
        </span>
      ) : null}
      {children}
    </span>
  );
}

import { diffWords, type TextPart } from '@quartermaster/domain/diff/diff-words';
import { useMemo, type ReactNode } from 'react';
import styles from './text.module.css';

type WordsDiffProps = {
  readonly before: string;
  readonly after: string;
  readonly lang?: string | undefined;
  /** Shown where the texts are short or have little in common. */
  readonly children: ReactNode;
};

/** A changed text as one text: the words that went and came in their sentence. */
export function WordsDiff({ before, after, lang, children }: WordsDiffProps) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  if (parts === null) return children;
  return (
    <span className={styles.words} lang={lang}>
      {parts.map((part, place) => (
        <Part key={place} part={part} isFirst={place === 0} isLast={place === parts.length - 1} />
      ))}
    </span>
  );
}

type PartProps = { readonly part: TextPart; readonly isFirst: boolean; readonly isLast: boolean };

function Part({ part: { kind, text }, isFirst, isLast }: PartProps) {
  if (kind === 'removed') return <del className={styles.removed}>{text}</del>;
  if (kind === 'added') return <ins className={styles.added}>{text}</ins>;
  return <span>{shortened(text, isFirst, isLast)}</span>;
}

/** How many unchanged characters are shown beside a difference, to tell where in the text it is. */
const BESIDE = 40;

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const begin = isFirst ? '' : text.slice(0, BESIDE);
  const end = isLast ? '' : text.slice(-BESIDE);
  return begin.length + end.length + 1 >= text.length ? text : `${begin}…${end}`;
}

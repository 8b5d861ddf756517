import { WarningFilled } from '@ant-design/icons';
import type { BoardDefinition } from '@quartermaster/domain/core/board';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { textOf } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { joinNames } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import type { BoardLink } from './board-edits.ts';
import type { BoardCell, BoardLayout, Square } from './board-layout.ts';
import styles from './board.module.css';
import { choiceOf, type useBoardNames } from './use-board-names.ts';

type BoardSquareProps = {
  readonly square: Square;
  readonly layout: BoardLayout;
  /** Undefined: the square is empty. */
  readonly cell: BoardCell | undefined;
  readonly board: BoardDefinition;
  readonly fields: readonly ResolvedField[];
  readonly names: ReturnType<typeof useBoardNames>;
  readonly links: readonly BoardLink[];
  readonly byKey: ReadonlyMap<string, BoardCell>;
  readonly problems: readonly string[];
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
  readonly onOpen: () => void;
};

/** A square: its colour shows the cell's kind, its accessible name says everything. */
export function BoardSquare(props: BoardSquareProps) {
  const { square, layout, cell, board, fields, problems } = props;
  const choice = cell === undefined ? undefined : choiceOf(board, fields, cell.data);
  const tone = choice?.tone ?? 'neutral';
  const name = useSquareName(props);
  const isCrowded = square.cells.length > 1;
  return (
    <button
      type="button"
      className={cell === undefined ? styles.free : styles.square}
      data-square={square.id}
      data-wrong={isCrowded || problems.length > 0}
      aria-label={name}
      aria-pressed={props.isSelected}
      title={name}
      tabIndex={props.isActive ? 0 : -1}
      style={
        {
          '--tone': `var(--${tone})`,
          '--tone-soft': `var(--${tone}-soft)`,
          '--tone-line': `var(--${tone}-line)`,
          ...placing(layout, square),
        } as React.CSSProperties
      }
      onFocus={props.onFocus}
      onClick={props.onPress}
      onDoubleClick={props.onOpen}
    >
      {cell === undefined ? null : <Face {...props} cell={cell} />}
      {isCrowded || problems.length > 0 ? <WarningFilled className={styles.mark ?? ''} aria-hidden /> : null}
    </button>
  );
}

function placing(
  { kind, columns, rows }: BoardLayout,
  { column, row, span = [1, 1] }: Square,
): React.CSSProperties {
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  if (kind === 'areas')
    return {
      left: share(column, columns),
      top: share(row, rows),
      width: share(span[0], columns),
      height: share(span[1], rows),
    };
  if (kind !== 'map') return { gridColumn: column + 1, gridRow: row + 1 };
  return { left: share(column + 0.5, columns), top: share(row + 0.5, rows) };
}

/** The sign or the word of the cell's kind, and what names it. */
function Face({ board, fields, cell, names }: BoardSquareProps & { readonly cell: BoardCell }) {
  const language = readLanguage();
  const choice = choiceOf(board, fields, cell.data);
  const label = names.labelOf(cell);
  if (board.band !== undefined)
    return <span className={styles.word}>{board.band.map((key) => textOf(cell.data[key])).join(' – ')}</span>;
  if (choice === undefined)
    return <span className={styles.word}>{label === '' ? names.nameOf(cell) : label}</span>;
  return (
    <>
      <span className={styles.word}>{choice.glyph?.[language] ?? choice.label[language]}</span>
      {label === '' ? null : <span className={styles.number}>{label}</span>}
    </>
  );
}

/** Where it is, where it leads and what is wrong with it, in sentences. */
function useSquareName({ square, layout, cell, names, links, byKey, problems }: BoardSquareProps): string {
  const { t } = useTranslation('board');
  const ways = links.filter(({ from, isTrack }) => from === cell?.key && !isTrack);
  const targets = ways.flatMap(({ to }) => byKey.get(to) ?? []).map(names.nameOf);
  return [
    names.placeName(layout, square, cell),
    targets.length > 0 ? t('leadsTo', { names: joinNames(targets) }) : '',
    square.cells.length > 1 ? t('crowded') : '',
    ...problems.map((text) => t('problem', { text })),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

import type { BoardDefinition } from '@quartermaster/domain/core/board';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { RecordData } from '@quartermaster/domain/core/json';
import { useMemo, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { joinNames, joinSentences } from '../../i18n/format.ts';
import { linksOf, moveCell, toggleLink, valuesAt, type CellChanges } from './board-edits.ts';
import { layOut, type BoardCell, type BoardLayout, type BoardSize, type Square } from './board-layout.ts';
import { BoardLines } from './board-lines.tsx';
import { BoardSquare } from './board-square.tsx';
import styles from './board.module.css';
import { useBoardKeys, type BoardActions } from './use-board-keys.ts';
import { useBoardNames } from './use-board-names.ts';

/** Edits on a board; null where it is read-only. */
export type BoardEditing = {
  readonly change: (changes: CellChanges) => void;
  readonly add: (values: RecordData) => void;
  readonly remove: (key: string) => void;
  /** Takes back the last edit; null: there is none. */
  readonly undo: (() => void) | null;
  /** Whether a link can lead to a cell: an unsaved record has no ID yet. */
  readonly canLinkTo: (key: string) => boolean;
};

type BoardViewProps = {
  readonly board: BoardDefinition;
  readonly fields: readonly ResolvedField[];
  /** The cells of this board alone. */
  readonly cells: readonly BoardCell[];
  readonly group: number | null;
  readonly size: BoardSize | null;
  readonly areaOf?: (cell: BoardCell) => number;
  readonly label: string;
  readonly selected: string | null;
  /** Problem texts by key of a cell. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  readonly onSelect: (key: string) => void;
  readonly onOpen: (key: string) => void;
  readonly editing: BoardEditing | null;
};

/** A board for mouse and keyboard, drawn from the `board` of a definition. */
export function BoardView(props: BoardViewProps) {
  const { t } = useTranslation('board');
  const { board, fields, cells, size, areaOf } = props;
  const layout = useMemo(
    () => layOut({ board, fields, cells, size, ...(areaOf && { areaOf }) }),
    [board, fields, cells, size, areaOf],
  );
  const names = useBoardNames({ board, fields, cells });
  const { actions, said, linking } = useBoardActions(props, layout, names);
  const unplaced = cells.filter(({ key }) => layout.unplaced.includes(key)).map(names.nameOf);
  const canMove = isMovable(layout) && props.editing !== null;
  return (
    <div className={styles.board}>
      <Surface {...props} layout={layout} names={names} actions={actions} />
      {/* Below the squares: they must not move under the pointer when the first cell is there. */}
      {cells.length === 0 ? <p className={styles.note}>{t(canMove ? 'empty' : 'emptyFixed')}</p> : null}
      {unplaced.length > 0 ? (
        <p className={styles.wrong}>
          {t('unplaced', { count: unplaced.length, names: joinNames(unplaced) })}
        </p>
      ) : null}
      <p className={styles.note}>
        {linking ? t('linking') : keysText(t, canMove, canMove && board.links !== undefined)}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

type SurfaceProps = BoardViewProps & {
  readonly layout: BoardLayout;
  readonly names: ReturnType<typeof useBoardNames>;
  readonly actions: BoardActions;
};

/** The squares and the links between them. */
function Surface({ layout, names, actions, ...props }: SurfaceProps) {
  const { board, fields, cells, selected } = props;
  const { box, active, setFocused, focus, handleKeyDown } = useBoardKeys(layout, selected, actions);
  const byKey = new Map(cells.map((cell) => [cell.key, cell]));
  const links = linksOf(board, cells);
  const shared = { layout, board, fields, names, links, byKey };
  return (
    <div className={styles.scroll}>
      <div
        ref={box}
        className={styles.surface}
        role="toolbar"
        tabIndex={-1}
        aria-label={props.label}
        data-kind={layout.kind}
        data-narrow={layout.columns > WIDE_COLUMNS}
        style={{ '--columns': layout.columns, '--rows': layout.rows } as CSSProperties}
        onKeyDown={handleKeyDown}
      >
        {layout.squares.map((square) => (
          <BoardSquare
            {...shared}
            // On a map, a moved cell keeps its button and so the focus.
            key={layout.kind === 'map' ? (square.cells[0] ?? square.id) : square.id}
            square={square}
            cell={byKey.get(square.cells[0] ?? '')}
            problems={square.cells.flatMap((key) => props.problems.get(key) ?? [])}
            isActive={square.id === active?.id}
            isSelected={selected !== null && square.cells.includes(selected)}
            onFocus={() => setFocused(square.id)}
            onPress={() => focus(square)}
            onOpen={() => (square.cells.length > 0 ? actions.open(square) : actions.add?.(square))}
          />
        ))}
        <BoardLines layout={layout} links={links} />
      </div>
    </div>
  );
}

const isMovable = ({ kind }: BoardLayout): boolean => kind === 'grid' || kind === 'map';

/** The most columns of full width that fit beside a table. */
const WIDE_COLUMNS = 12;

function keysText(t: (key: 'keys' | 'keysEdit' | 'keysLink') => string, canMove: boolean, canLink: boolean) {
  const sentences = [t('keys'), canMove ? t('keysEdit') : '', canLink ? t('keysLink') : ''];
  return joinSentences(sentences);
}

/** What keys and clicks do to the cells. */
function useBoardActions(
  { board, cells, group, editing, onSelect, onOpen }: BoardViewProps,
  layout: BoardLayout,
  names: ReturnType<typeof useBoardNames>,
) {
  const { t } = useTranslation('board');
  const [said, setSaid] = useState('');
  const [linking, setLinking] = useState<string | null>(null);
  const keyOf = ({ cells: [key] }: Square) => key ?? '';
  const cellOf = (key: string) => cells.find((cell) => cell.key === key);
  const link = (square: Square): void => {
    const [from, to] = [cellOf(linking ?? ''), cellOf(keyOf(square))];
    setLinking(linking === null ? keyOf(square) : null);
    if (from !== undefined && to !== undefined && editing?.canLinkTo(to.key)) {
      editing.change(toggleLink(board, from, to));
    }
  };
  const move = (square: Square, [column, row]: readonly [number, number]): void => {
    const cell = cellOf(keyOf(square));
    if (cell === undefined) return;
    editing?.change(moveCell(board, cells, cell.key, [column, row]));
    setSaid(t('moved', { name: names.nameOf(cell), column, row }));
  };
  const undo = (): void => {
    editing?.undo?.();
    setSaid(t('undone'));
  };
  const add = ({ column, row }: Square): void =>
    editing?.add(valuesAt(board, cells, [column + layout.origin.column, row + layout.origin.row], group));
  const canMove = editing !== null && isMovable(layout);
  return {
    said,
    linking: linking !== null,
    actions: {
      select: (square: Square) => {
        if (square.cells.length > 0) onSelect(keyOf(square));
      },
      open: (square: Square) => {
        if (square.cells.length > 0) onOpen(keyOf(square));
      },
      cancel: () => setLinking(null),
      ...(canMove ? { move, add } : {}),
      ...(canMove && board.links !== undefined ? { link } : {}),
      ...(editing === null ? {} : { remove: (square: Square) => editing.remove(keyOf(square)) }),
      undo: editing === null || editing.undo === null ? undefined : undo,
    },
  };
}

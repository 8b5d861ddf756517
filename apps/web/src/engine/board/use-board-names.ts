import type { BoardDefinition } from '@quartermaster/domain/core/board';
import type { EnumValue, ResolvedField } from '@quartermaster/domain/core/field';
import { objectOf, textOf } from '@quartermaster/domain/core/json';
import { FALLBACK_LANGUAGE } from '@quartermaster/domain/core/language';
import { useTranslation } from 'react-i18next';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import type { BoardCell, BoardLayout, Square } from './board-layout.ts';
import { useCellTitles } from './use-board-records.ts';

type Named = {
  readonly board: BoardDefinition;
  readonly fields: readonly ResolvedField[];
  readonly cells: readonly BoardCell[];
};

/** Names of cells and squares as sentences, for screen readers. */
export function useBoardNames({ board, fields, cells }: Named) {
  const { t } = useTranslation('board');
  const language = readLanguage();
  const flag = fields.find((field) => field.key === board.flag);
  const titleOf = useCellTitles(board, fields, cells);
  /** The flag that it has, and the number, text or record that names it. */
  const labelOf = ({ data }: BoardCell): string => {
    const value = board.label === undefined ? undefined : data[board.label];
    const texts = objectOf(value);
    const label =
      titleOf(value) ||
      textOf(value) ||
      textOf(texts[readTextLanguage()]) ||
      textOf(texts[FALLBACK_LANGUAGE]);
    const isFlagged = flag !== undefined && data[flag.key] === true;
    return [isFlagged ? flag.label[language] : '', label].filter((word) => word !== '').join(' ');
  };
  const nameOf = (cell: BoardCell): string => {
    const { key, data } = cell;
    const kind = choiceOf(board, fields, data)?.label[language];
    const words = [kind, labelOf(cell)].filter((word) => word !== undefined && word !== '').join(' ');
    const number = cells.findIndex((other) => other.key === key) + 1;
    return words === '' ? t('cellPlain', { number }) : words;
  };
  const placeName = (layout: BoardLayout, square: Square, cell: BoardCell | undefined): string => {
    const at = { column: square.column + layout.origin.column, row: square.row + layout.origin.row };
    const number = square.row * layout.columns + square.column + 1;
    if (cell === undefined)
      return layout.kind === 'fixed' ? t('freeSquare', { square: number }) : t('emptySquare', at);
    const name = nameOf(cell);
    if (board.area !== undefined) {
      const [x1 = '', y1 = '', x2 = '', y2 = ''] = board.area.map((field) => textOf(cell.data[field]));
      return t('cellArea', { name, x1, y1, x2, y2 });
    }
    if (board.band !== undefined) {
      const [from = '', to = ''] = board.band.map((key) => textOf(cell.data[key]));
      return t('cellBand', { name, from, to });
    }
    return layout.kind === 'fixed' ? t('cellFixed', { name, square: number }) : t('cellAt', { name, ...at });
  };
  return { nameOf, labelOf, placeName };
}

/** The value of the closed list that colours a cell. */
export function choiceOf(
  { colour }: BoardDefinition,
  fields: readonly ResolvedField[],
  data: BoardCell['data'],
): EnumValue | undefined {
  const field = fields.find(({ key }) => key === colour);
  if (field?.kind !== 'enum') return undefined;
  return field.of.values.find(({ value }) => value === data[colour ?? '']);
}

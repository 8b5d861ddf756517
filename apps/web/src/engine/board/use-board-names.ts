import type { BoardDefinition } from '@quartermaster/domain/core/board';
import type { EnumValue, ResolvedField } from '@quartermaster/domain/core/field';
import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../i18n/language.ts';
import { asText } from '../../fields/common/values.ts';
import type { BoardCell, BoardLayout, Square } from './board-layout.ts';

type Named = {
  readonly board: BoardDefinition;
  readonly fields: readonly ResolvedField[];
  readonly cells: readonly BoardCell[];
};

/** Names of cells and squares as sentences, for screen readers. */
export function useBoardNames({ board, fields, cells }: Named) {
  const { t } = useTranslation('board');
  const language = readLanguage();
  const nameOf = ({ key, data }: BoardCell): string => {
    const kind = choiceOf(board, fields, data)?.label[language];
    const label = board.label === undefined ? '' : asText(data[board.label]);
    const words = [kind, label].filter((word) => word !== undefined && word !== '').join(' ');
    const number = cells.findIndex((cell) => cell.key === key) + 1;
    return words === '' ? t('cellPlain', { number }) : words;
  };
  const placeName = (layout: BoardLayout, square: Square, cell: BoardCell | undefined): string => {
    const at = { column: square.column + layout.origin.column, row: square.row + layout.origin.row };
    const number = square.row * layout.columns + square.column + 1;
    if (cell === undefined)
      return layout.kind === 'fixed' ? t('freeSquare', { square: number }) : t('emptySquare', at);
    const name = nameOf(cell);
    if (board.band !== undefined) {
      const [from = '', to = ''] = board.band.map((key) => asText(cell.data[key]));
      return t('cellBand', { name, from, to });
    }
    return layout.kind === 'fixed' ? t('cellFixed', { name, square: number }) : t('cellAt', { name, ...at });
  };
  return { nameOf, placeName };
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

import { MAX_OPTIONS } from '@quartermaster/contract/http/limits';
import type { BoardDefinition } from '@quartermaster/domain/core/board';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { textOf, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listOptionsQuery } from '../../api/list-options.ts';
import { readRecordQuery } from '../../api/read-record.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { useBranch } from '../use-branch.ts';
import { whole, type BoardCell, type BoardSize } from './board-layout.ts';

/** The sides of a board, read from the record that defines them, or from the record itself; null while unknown. */
export function useBoardSize(
  { size }: BoardDefinition,
  fields: readonly ResolvedField[],
  data: RecordData,
): BoardSize | null {
  const { environment, version } = useBranch();
  const id = size?.of === undefined ? '' : textOf(data[size.of]);
  const target = targetOf(fields, size?.of);
  const { data: answer } = useQuery({
    ...readRecordQuery({ environment, version, module: target ?? '' }, id),
    enabled: target !== null && id !== '',
  });
  return useMemo(() => {
    const owner = size?.of === undefined ? data : answer?.record.data;
    if (size === undefined || owner === undefined) return null;
    const [columns, rows] = size.sides.map((key) => whole(owner[key]));
    return columns && rows ? { columns, rows } : null;
  }, [size, answer, data]);
}

/** How many squares a piece of each cell covers; 1 where cells are no pieces, or are not known yet. */
export function usePieceAreas(
  { piece }: BoardDefinition,
  fields: readonly ResolvedField[],
  cells: readonly BoardCell[],
): (cell: BoardCell) => number {
  const { environment, version } = useBranch();
  const target = targetOf(fields, piece?.of);
  const ids = [...new Set(cells.map(({ data }) => textOf(data[piece?.of ?? ''])))].filter((id) => id !== '');
  const wanted = piece === undefined || target === null ? [] : ids;
  const areas = useQueries({
    queries: wanted.map((id) => readRecordQuery({ environment, version, module: target ?? '' }, id)),
    combine: (answers) =>
      answers.map(({ data }) =>
        (piece?.sides ?? []).reduce((area, key) => area * (whole(data?.record.data[key]) ?? 1), 1),
      ),
  });
  const known = JSON.stringify([wanted, areas]);
  return useMemo(() => {
    const [names, sizes] = JSON.parse(known) as [string[], number[]];
    const areaById = new Map(names.map((id, index) => [id, sizes[index] ?? 1]));
    return ({ data }) => areaById.get(textOf(data[piece?.of ?? ''])) ?? 1;
  }, [known, piece]);
}

/** What the records are called that name the cells; '' where cells are named otherwise, or the name is not known yet. */
export function useCellTitles(
  { label }: BoardDefinition,
  fields: readonly ResolvedField[],
  cells: readonly BoardCell[],
): (value: JsonValue | undefined) => string {
  const { environment, version } = useBranch();
  const target = targetOf(fields, label);
  const ids = [...new Set(cells.map(({ data }) => textOf(data[label ?? ''])))].filter((id) => id !== '');
  const { data: options = [] } = useQuery({
    ...listOptionsQuery({ environment, version, module: target ?? '' }, { ids, limit: MAX_OPTIONS }),
    placeholderData: keepPreviousData,
    enabled: target !== null && ids.length > 0,
  });
  return (value) => {
    if (target === null) return '';
    const option = options.find(({ id }) => id === textOf(value));
    return option === undefined ? '' : titleText(option.title, readTextLanguage());
  };
}

function targetOf(fields: readonly ResolvedField[], key: string | undefined): string | null {
  const field = fields.find((each) => each.key === key);
  return field?.kind === 'reference' ? field.to : null;
}

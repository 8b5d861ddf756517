import { MAX_ASKED_NAME, MAX_ASKED_NAMES } from '@quartermaster/contract/http/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { namesQuery } from '../../../api/find-names.ts';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import { hasModule } from '../../../engine/load-module.ts';
import { askedNames, keyOf } from '../../../engine/sheet/named-cells.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';

/**
 * Finds the records whose names were typed or pasted into cells of one record, all in one call; their ids take the
 * place of the names. Answers whether some are still being looked for.
 */
export function useNamedCells({ place }: ModuleList, { rows, columns, amend }: SheetEditor): boolean {
  const asked = useMemo(
    () =>
      askedNames(rows, columns)
        .filter(({ module, text }) => hasModule(module) && text.length <= MAX_ASKED_NAME)
        .slice(0, MAX_ASKED_NAMES),
    [rows, columns],
  );
  const { data: found, isLoading } = useQuery({ ...namesQuery(place, asked), enabled: asked.length > 0 });
  useEffect(() => {
    if (found?.some((meaning) => meaning !== null) !== true) return;
    amend(new Map(asked.map((name, index) => [keyOf(name), found[index] ?? null])));
  });
  return isLoading;
}

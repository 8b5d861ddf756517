import { MAX_OPTIONS } from '@quartermaster/contract/http/limits';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { listOptionsQuery } from '../../../api/list-options.ts';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import { hasModule } from '../../../engine/load-module.ts';
import { askedNames, keyOf, meaningOf } from '../../../engine/sheet/named-cells.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { moduleQuery } from '../../../engine/use-module.ts';
import { readTextLanguage } from '../../../i18n/language.ts';

/** The longest text that is looked for. */
const LONGEST = 200;

/**
 * Finds the records whose names were typed or pasted into cells of one record; their ids take the place of the
 * names. Answers whether some are still being looked for.
 */
export function useNamedCells({ place }: ModuleList, { rows, columns, amend }: SheetEditor): boolean {
  const asked = useMemo(
    () => askedNames(rows, columns).filter(({ module, text }) => hasModule(module) && text.length <= LONGEST),
    [rows, columns],
  );
  const found = useQueries({
    queries: asked.map(({ module, text }) =>
      listOptionsQuery({ ...place, module }, { q: text, limit: MAX_OPTIONS }),
    ),
  });
  const keys = [...new Set(asked.map(({ module }) => module))];
  const modules = useQueries({ queries: keys.map(moduleQuery) });
  const isAsking = [...found, ...modules].some(({ isLoading }) => isLoading);
  useEffect(() => {
    if (isAsking) return;
    const language = readTextLanguage();
    const meanings = asked.flatMap((name, index) => {
      const [options, module] = [found[index]?.data, modules[keys.indexOf(name.module)]?.data];
      if (options === undefined || module === undefined) return [];
      return [[keyOf(name), meaningOf(name.text, options, module, language)] as const];
    });
    if (meanings.some(([, meaning]) => meaning !== null)) amend(new Map(meanings));
  });
  return isAsking;
}

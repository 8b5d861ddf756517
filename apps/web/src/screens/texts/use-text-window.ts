import { TEXTS_PER_PAGE } from '@quartermaster/contract/http/limits';
import { useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Branch } from '../../api/place.ts';
import { textsPageQuery, type TextRow, type TextsRequest } from '../../api/localization.ts';

type Range = { readonly from: number; readonly to: number };

/** The row of a place in the list; undefined while it is on its way. */
export type RowAt = (index: number) => TextRow | undefined;

/** The rows in view (`range`) and no others: a long list is fetched in pages as it is scrolled. */
export function useTextWindow(branch: Branch, request: TextsRequest, total: number, range: Range): RowAt {
  // While the scroll bar is dragged, only where it comes to rest is asked for.
  const wanted = useDeferredValue(pagesOf(range, total).join(','));
  const pages = wanted === '' ? [] : wanted.split(',').map(Number);
  const found = useQueries({ queries: pages.map((page) => textsPageQuery(branch, request, page)) });
  const byPage = new Map(pages.map((page, index) => [page, found[index]?.data]));
  return (index) => byPage.get(pageOf(index))?.rows[index % TEXTS_PER_PAGE];
}

const pageOf = (index: number): number => Math.floor(index / TEXTS_PER_PAGE) + 1;

function pagesOf({ from, to }: Range, total: number): number[] {
  const start = pageOf(Math.max(from, 0));
  const end = pageOf(Math.min(to, total - 1));
  return Array.from({ length: Math.max(end - start + 1, 0) }, (_, offset) => start + offset);
}

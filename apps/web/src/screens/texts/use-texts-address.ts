import { TEXT_STATES } from '@quartermaster/contract/http/choices';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { TextsRequest } from '../../api/localization.ts';

const SOURCE_KEY = 'translation_source';

const languageOf = (text: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => language === text) ?? null;

/** What the grid shows, kept in the address; the language translated from stays this person's choice. */
export function useTextsAddress() {
  const { q, state, language, source, area, family, module, event } = useSearch({ strict: false });
  const navigate = useNavigate();
  const request = useMemo(
    (): TextsRequest => ({
      q: q ?? '',
      state: TEXT_STATES.find((each) => each === state) ?? 'all',
      language: languageOf(language),
      source: languageOf(source) ?? languageOf(localStorage.getItem(SOURCE_KEY)) ?? 'en',
      namespace: area ?? null,
      family: family ?? null,
      module: module ?? null,
      event: event ?? null,
    }),
    [q, state, language, source, area, family, module, event],
  );
  const change = (next: Partial<TextsRequest>): void => {
    const all = { ...request, ...next };
    if (next.source) localStorage.setItem(SOURCE_KEY, next.source);
    void navigate({
      to: '/localization',
      search: searchOf(all),
      replace: next.q !== undefined,
    });
  };
  return { request, change };
}

export type TextsAddress = ReturnType<typeof useTextsAddress>;

/** What is as usual stays out of the address. */
function searchOf(request: TextsRequest): TextsSearch {
  const { q, state, language, source, namespace, family, module, event } = request;
  return {
    ...(q === '' ? {} : { q }),
    ...(state === 'all' ? {} : { state }),
    ...(language === null ? {} : { language }),
    ...(source === 'en' ? {} : { source }),
    ...(namespace === null ? {} : { area: namespace }),
    ...(family === null ? {} : { family }),
    ...(module === null ? {} : { module }),
    ...(event === null ? {} : { event }),
  };
}

export type TextsSearch = {
  readonly q?: string;
  readonly state?: string;
  readonly language?: string;
  readonly source?: string;
  readonly area?: string;
  readonly family?: string;
  readonly module?: string;
  readonly event?: string;
};

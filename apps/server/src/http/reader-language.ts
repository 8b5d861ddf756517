import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@quartermaster/domain/core/language';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Language tags as browsers send them, by their first part. */
const BY_PRIMARY_TAG: Readonly<Record<string, Language>> = { en: 'en', zh: 'zh', ja: 'jp', jp: 'jp' };

/** The language an answer's texts are written in: `X-Language`, else the best of `Accept-Language`. */
export function readerLanguage(headers: Headers): Language {
  const chosen = LANGUAGES.find((language) => language === headers['x-language']);
  return chosen ?? bestOf(headers['accept-language']);
}

function bestOf(header: string | string[] | undefined): Language {
  if (header === undefined) return FALLBACK_LANGUAGE;
  const wishes = String(header)
    .split(',', 20)
    .map(parseRequest)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const language = BY_PRIMARY_TAG[tag.split('-')[0] ?? ''];
    if (language !== undefined) return language;
  }
  return FALLBACK_LANGUAGE;
}

function parseRequest(text: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...options] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = Number(options.find((option) => option.startsWith('q='))?.slice(2) ?? 1);
  return { tag, weight: Number.isFinite(weight) ? weight : 0 };
}

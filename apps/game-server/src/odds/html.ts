const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is markup already. Everything else is escaped where it is put in. */
export type Markup = { readonly markup: string };

type Part = Markup | string | number | null | readonly Markup[];

/** A template of markup: what is in `${}` is text unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const markup = strings.reduce((text, string, index) => text + written(parts[index - 1] ?? null) + string);
  return { markup };
}

function written(part: Part): string {
  if (part === null) return '';
  if (typeof part !== 'object') return String(part).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

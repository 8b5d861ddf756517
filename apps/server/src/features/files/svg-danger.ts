/**
 * Things an SVG can do besides being a picture. `name` tells the person what to look for. Patterns
 * read a text once: one that begins anew at every other letter would hold up the console.
 */
const DANGERS: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: '<script>', pattern: /<\s*(\w+:)?script[\s>/]/i },
  { name: '<foreignObject>', pattern: /<\s*(\w+:)?foreignObject[\s>/]/i },
  {
    name: '<iframe>',
    pattern: /<\s*(\w+:)?(iframe|embed|object|audio|video|link|meta|base|handler|listener)[\s>/]/i,
  },
  // No picture has two, and what follows would look through the rest of the text once for each.
  { name: '<!DOCTYPE>', pattern: /<!\s*DOCTYPE[\s\S]*<!\s*DOCTYPE/i },
  { name: '<!ENTITY>', pattern: /<!\s*(ENTITY|DOCTYPE[^>]*\[)/i },
  { name: '<!ATTLIST>', pattern: /<!\s*ATTLIST/i },
  { name: '<?xml-stylesheet?>', pattern: /<\?\s*xml-stylesheet/i },
  { name: 'on…=', pattern: /[\s"'/]on[a-z]+\s*=/i },
  { name: 'javascript:', pattern: /javascript\s*:/i },
  { name: '@import', pattern: /@import/i },
  // Some readers decode the bytes as it says, and find other letters than were checked.
  { name: 'encoding=', pattern: /^[\uFEFF\s]*<\?xml\s[^>]*?encoding\s*=\s*["'](?!utf-8["'])/i },
];

/** Addresses inside the file itself, and pictures written into it. */
const HARMLESS_ADDRESS = /^(#|data:image\/(png|jpeg|gif|webp);base64,)/i;
const ADDRESS_ATTRIBUTE = /[\s"'](?:[\w-]+:)?(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const ADDRESS_IN_STYLE = /url\(\s*["']?([^"')]*)/gi;
const MAX_CODE_POINT = 0x10ffff;
/** Animations may change an address after it was checked. */
const ADDRESS_ANIMATION = /attributeName\s*=\s*(?:["']\s*)?(?:[\w-]+:)?href/i;

/** Letters may be written as numbers (`&#106;`) wherever a browser reads them. */
const NUMBERED_LETTER = /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi;

function spellOut(svg: string): string {
  return svg.replaceAll(NUMBERED_LETTER, (reference, hexadecimal?: string, decimal?: string) => {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : reference;
  });
}

/** In a style a backslash hides a letter: `@im\port`, `\75 rl(`. */
const HIDDEN_LETTER = /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi;

function spellOutStyle(svg: string): string {
  return svg.replaceAll(HIDDEN_LETTER, (_escape, hexadecimal: string | undefined, letter: string) => {
    const code = hexadecimal === undefined ? 0 : Number.parseInt(hexadecimal, 16);
    return hexadecimal === undefined || code > MAX_CODE_POINT ? (letter ?? '') : String.fromCodePoint(code);
  });
}

/** What makes an SVG more than a picture, or null. Unsure counts as dangerous. */
export function findSvgDanger(source: string): string | null {
  const svg = spellOut(source);
  return dangerIn(svg) ?? (svg.includes('\\') ? dangerIn(spellOutStyle(svg)) : null);
}

function dangerIn(svg: string): string | null {
  const danger = DANGERS.find(({ pattern }) => pattern.test(svg));
  if (danger !== undefined) return danger.name;
  if (ADDRESS_ANIMATION.test(svg)) return 'href';
  const attribute = [...svg.matchAll(ADDRESS_ATTRIBUTE)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const style = [...svg.matchAll(ADDRESS_IN_STYLE)].map(([, address = '']) => address);
  return [...attribute, ...style].find((address) => !HARMLESS_ADDRESS.test(address.trim())) ?? null;
}

import { AppError } from '@quartermaster/contract/errors/app-error';
import { setImmediate } from 'node:timers/promises';
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import {
  ELEMENTS,
  FUNCTIONS,
  NOTE_NAMESPACES,
  STYLE_RULES,
  SVG_NAMESPACE,
  TEXT_ATTRIBUTES,
  VALUE_ATTRIBUTES,
  XLINK_ATTRIBUTES,
  XLINK_NAMESPACE,
  XML_ATTRIBUTES,
  XML_NAMESPACE,
} from './svg-allow-list.ts';

/** Deeper than any drawing: looking up a namespace takes a step for each level. */
const MAX_DEPTH = 200;

/** Characters parsed in one step: a large picture must not block other requests. */
const STEP_CHARACTERS = 256 * 1024;

/**
 * Takes an SVG that holds nothing but elements and attributes of the allow list and addresses inside
 * itself. It is read as browsers read it, so escapes, comments and prefixes hide nothing.
 * @throws AppError `file_content`, `file_malformed`
 */
export async function checkSvg(source: string): Promise<void> {
  const parser = createParser();
  for (let at = 0; at < source.length; at += STEP_CHARACTERS) {
    parser.write(source.slice(at, at + STEP_CHARACTERS));
    await setImmediate();
  }
  parser.close();
}

function createParser() {
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  let depth = 0;
  /** What a style sheet says so far; null outside of one. */
  let sheet: string | null = null;
  const read = (text: string): void => {
    if (sheet !== null) sheet += text;
  };
  parser.on('error', () => {
    throw new AppError('file_malformed', { line: parser.line, column: parser.column });
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    // Some readers decode the bytes as it says, and find other letters than were checked.
    if (encoding.toLowerCase() !== 'utf-8') refuse('encoding=');
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('<!DOCTYPE [ ]>');
  });
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target}?>`));
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH || sheet !== null) refuse(`<${tag.local}>`);
    checkElement(tag, depth);
    for (const attribute of Object.values(tag.attributes)) checkAttribute(attribute);
    if (tag.local === 'style') sheet = '';
  });
  parser.on('closetag', () => {
    depth -= 1;
    if (sheet !== null) checkSheet(sheet);
    sheet = null;
  });
  return parser;
}

function refuse(what: string): never {
  throw new AppError('file_content', { what: what.slice(0, 80) });
}

function checkElement({ local, prefix, uri }: SaxesTagNS, depth: number): void {
  const isDrawn = (uri === SVG_NAMESPACE || uri === '') && ELEMENTS.has(local);
  // Without a prefix a note would become an HTML element where the picture is pasted into a page.
  const isNote = NOTE_NAMESPACES.has(uri) && prefix !== '';
  if (!(isDrawn || isNote) || (depth === 1 && local !== 'svg')) refuse(`<${local}>`);
}

function checkAttribute({ name, local, prefix, uri, value }: SaxesAttributeNS): void {
  if (name === 'xmlns' || prefix === 'xmlns' || NOTE_NAMESPACES.has(uri)) return;
  const isText = uri === '' && (TEXT_ATTRIBUTES.has(local) || /^(aria|data)-/.test(local));
  if (!isText && !isKnownAttribute(uri, local)) refuse(`${name}=`);
  if (local === 'href') checkAddress(value);
  // Animations may change an address after it was checked.
  else if (local === 'attributeName') checkAnimated(value.trim());
  else if (!isText) checkStyle(value);
}

function isKnownAttribute(uri: string, local: string): boolean {
  if (uri === '') return VALUE_ATTRIBUTES.has(local);
  if (uri === XLINK_NAMESPACE) return XLINK_ATTRIBUTES.has(local);
  return uri === XML_NAMESPACE && XML_ATTRIBUTES.has(local);
}

function checkAnimated(name: string): void {
  const isKnown = VALUE_ATTRIBUTES.has(name) || TEXT_ATTRIBUTES.has(name);
  if (!isKnown || name === 'href' || name === 'attributeName') refuse(`attributeName="${name}"`);
}

/** Addresses inside the file itself, and pictures written into it. */
const HARMLESS_ADDRESS = /^(#\S*|data:image\/(png|jpe?g|gif|webp);base64,[\w+/=\s]*)$/i;

function checkAddress(written: string): void {
  const address = written.trim();
  if (!HARMLESS_ADDRESS.test(address)) refuse(address === '' ? 'href=""' : address);
}

function checkSheet(sheet: string): void {
  for (const [rule, name = ''] of sheet.matchAll(/@([-\w]*)/g)) {
    if (!STYLE_RULES.has(name.toLowerCase())) refuse(rule);
  }
  checkStyle(sheet);
}

/** Comments and quoted texts are checked like the rest: only the browser decides what counts as one. */
function checkStyle(style: string): void {
  // A backslash hides a letter: `@im\port`, `\75 rl(`.
  if (style.includes('\\')) refuse('\\');
  for (const [name] of style.matchAll(/(?<![-\w])[-\w]+(?=\()/g)) {
    if (!FUNCTIONS.has(name.toLowerCase())) refuse(`${name}()`);
  }
  for (const [, address = ''] of style.matchAll(/url\(\s*["']?([^"')]*)/gi)) checkAddress(address);
}

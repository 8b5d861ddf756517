import { AppError } from '@quartermaster/contract/errors/app-error';
import { SaxesParser } from 'saxes';
import type { ByteSource } from '../text-decoding.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What an XML file tells as it is read. Names come without their prefix. */
export type XmlEvents = {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

/** Deeper and longer than anything in a workbook: elements without end would fill the memory. */
const MAX_DEPTH = 100;
const MAX_CHARACTERS_BETWEEN = 2_000_000;

/**
 * Reads XML in UTF-8 as it comes and yields what `eventsFor` emits. Whatever a document type could
 * declare (entities, files to fetch) is refused, so nothing is ever expanded or loaded.
 * @throws AppError `import_workbook`
 */
export async function* readXml<T>(
  bytes: ByteSource,
  eventsFor: (emit: (found: T) => void) => XmlEvents,
): AsyncGenerator<T> {
  let found: T[] = [];
  const parse = createParser(eventsFor((item) => found.push(item)));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) {
    orDamaged(() => parse.push(decoder.decode(chunk, { stream: true })));
    yield* found;
    found = [];
  }
  orDamaged(() => parse.end(decoder.decode()));
  yield* found;
}

/** Reads a small XML file: everything it tells, at once. */
export async function readXmlList<T>(
  bytes: ByteSource,
  eventsFor: (emit: (found: T) => void) => XmlEvents,
): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const item of readXml(bytes, eventsFor)) found.push(item);
  return found;
}

/** What does not parse is no workbook, however the parser puts it. */
function orDamaged(step: () => void): void {
  try {
    step();
  } catch (problem) {
    throw problem instanceof AppError ? problem : new AppError('import_workbook');
  }
}

function createParser({ open, text, close }: XmlEvents) {
  const parser = new SaxesParser({ xmlns: false as const, position: false });
  let [depth, waiting] = [0, 0];
  const handleText = (content: string): void => {
    waiting = 0;
    text?.(content);
  };
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    waiting = 0;
    if (depth > MAX_DEPTH) refuse();
    open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    waiting = 0;
    close?.(localName(name));
  });
  parser.on('text', handleText);
  parser.on('cdata', handleText);
  return {
    push(content: string): void {
      waiting += content.length;
      parser.write(content);
      if (waiting > MAX_CHARACTERS_BETWEEN) refuse();
    },
    end(content: string): void {
      parser.write(content).close();
    },
  };
}

function refuse(): never {
  throw new AppError('import_workbook');
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

import { AppError } from '@quartermaster/contract/errors/app-error';
import { endOfToken, skipSpace } from '@quartermaster/domain/core/json-tokens';

/** Longer than any record of ours. */
const MAX_ELEMENT_CHARACTERS = 5_000_000;

/** The list of records in an object, as our own export writes it. */
const LIST_KEY = 'records';

/**
 * Cuts the text of a JSON list, or of an object whose `records` is one, into the texts of its
 * elements, as it comes. Whether an element is JSON is for `JSON.parse` to say.
 * @throws AppError `import_json` when there is no such list, or it does not end
 */
export const splitJsonList = (texts: AsyncIterable<string>): AsyncGenerator<string> =>
  split(texts, createListFinder());

/**
 * Cuts the text of a JSON object into its members, `"key": value` each, as it comes.
 * @throws AppError `import_json` when it is no object, or does not end
 */
export const splitJsonMembers = (texts: AsyncIterable<string>): AsyncGenerator<string> =>
  split(texts, createMemberFinder());

async function* split(texts: AsyncIterable<string>, finder: Finder): AsyncGenerator<string> {
  const splitter = createSplitter(finder);
  for await (const text of texts) yield* splitter.push(text);
  splitter.end();
}

type Finder = ReturnType<typeof createListFinder>;

function createSplitter(list: Finder) {
  // What came and was not handed on yet, and up to where its tokens were read.
  let [text, at, count] = ['', 0, 0];
  // Where the element begins in it; null outside the list.
  let start: number | null = null;

  function* push(chunk: string): Generator<string> {
    text += chunk;
    for (let from = skipSpace(text, at); from < text.length; from = skipSpace(text, at)) {
      const end = endOfToken(text, from);
      const first = text.charAt(from);
      // A string without its end, or a number or word that may go on in the next chunk.
      if (end === null || (end === text.length && !'{}[]:,"'.includes(first))) break;
      at = end;
      const found = list.step(first, text, from, end);
      if (found === 'opens') start = end;
      else if (found !== null && start !== null) {
        const element = text.slice(start, from);
        const isEmptyList = found === 'closes' && count === 0 && element.trim() === '';
        if (!isEmptyList) yield element;
        count += 1;
        start = found === 'closes' ? null : end;
      }
    }
    const kept = start ?? at;
    [text, at, start] = [text.slice(kept), at - kept, start === null ? null : 0];
    if (text.length > MAX_ELEMENT_CHARACTERS) throw new AppError('import_json');
  }

  return {
    push,
    end: (): void => {
      if (!list.isClosed() || skipSpace(text, at) < text.length) throw new AppError('import_json');
    },
  };
}

/** What a token is to the list: its beginning, a comma between two elements, its end. */
type InList = 'opens' | 'cuts' | 'closes' | null;

/** Tracks nesting; members are what the outermost braces enclose. */
function createMemberFinder(): Finder {
  let [depth, isClosed] = [0, false];
  const step = (first: string): InList => {
    const isOuter = depth === (first === '}' ? 1 : 0);
    if (first === '{' || first === '[') depth += 1;
    else if (first === '}' || first === ']') depth -= 1;
    else return first === ',' && depth === 1 ? 'cuts' : isOuter ? refuse() : null;
    if (!isOuter) return null;
    if (isClosed || first === '[' || first === ']') return refuse();
    isClosed = first === '}';
    return isClosed ? 'closes' : 'opens';
  };
  return { step, isClosed: () => isClosed && depth === 0 };
}

function refuse(): never {
  throw new AppError('import_json');
}

/** Follows brackets and finds the list: the whole of the file, or what is under its key. */
function createListFinder() {
  let [depth, isObject, key, isClosed] = [0, false, '', false];
  // At which depth its elements are; 0: not found yet.
  let listDepth = 0;

  function step(first: string, text: string, from: number, end: number): InList {
    if (first === '{' || first === '[') return open(first);
    if (depth === 0) throw new AppError('import_json');
    if (first === '"' && depth === 1) key = text.slice(from + 1, end - 1);
    if (first === '}' || first === ']') depth -= 1;
    if (isClosed || listDepth === 0) return null;
    if (first === ',' && depth === listDepth) return 'cuts';
    if (first !== ']' || depth !== listDepth - 1) return null;
    isClosed = true;
    return 'closes';
  }

  function open(first: string): InList {
    depth += 1;
    if (depth === 1 && listDepth > 0) throw new AppError('import_json');
    if (depth === 1) isObject = first === '{';
    const isOurs = depth === 1 || (depth === 2 && isObject && key === LIST_KEY);
    if (first !== '[' || !isOurs || listDepth > 0) return null;
    listDepth = depth;
    return 'opens';
  }

  return { step, isClosed: () => isClosed && depth === 0 };
}

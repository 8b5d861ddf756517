import { AppError } from '@quartermaster/contract/errors/app-error';

/** Longer than any record of ours. */
const MAX_ELEMENT_CHARACTERS = 5_000_000;

/** The list of records in an object, as our own export writes it. */
const LIST_KEY = 'records';

/** Where in the text we are: before the list, inside it, behind it. */
type Place = 'before' | 'inside' | 'after';

/**
 * Cuts the text of a JSON list, or of an object whose `records` is one, into the texts of its
 * elements, as it comes. Whether an element is JSON is for `JSON.parse` to say.
 * @throws AppError `import_json` when there is no such list, or it does not end
 */
export async function* splitJsonList(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const splitter = createSplitter();
  for await (const text of texts) yield* splitter.push(text);
  splitter.end();
}

function createSplitter() {
  const scan = createScanner();
  let place: Place = 'before';
  let element = '';
  let count = 0;

  function* push(text: string): Generator<string> {
    let start = 0;
    for (let index = 0; index < text.length; index += 1) {
      const character = text.charAt(index);
      const wasInText = scan.isInText;
      scan.step(character);
      if (place === 'before' && scan.listDepth > 0) {
        place = 'inside';
        start = index + 1;
      } else if (place === 'inside' && !wasInText && isCut(character, scan)) {
        element += text.slice(start, index);
        const isLast = character === ']';
        const isEmptyList = isLast && count === 0 && element.trim() === '';
        if (!isEmptyList) yield element;
        count += 1;
        element = '';
        start = index + 1;
        if (isLast) place = 'after';
      }
    }
    if (place === 'inside') element += text.slice(start);
    if (element.length > MAX_ELEMENT_CHARACTERS) throw new AppError('import_json');
  }

  return {
    push,
    end: (): void => {
      if (place !== 'after' || scan.depth !== 0) throw new AppError('import_json');
    },
  };
}

type Position = { readonly depth: number; readonly listDepth: number };

/** A comma between two elements, or the end of the list. */
function isCut(character: string, { depth, listDepth }: Position): boolean {
  return character === ',' ? depth === listDepth : character === ']' && depth === listDepth - 1;
}

/** Follows texts and brackets, and finds the list: the whole of the file, or what stands under its key. */
function createScanner() {
  let [isEscaped, isObject] = [false, false];
  let key = '';
  // One object for every character of a long file. `listDepth` 0: not found yet.
  const now = { depth: 0, isInText: false, listDepth: 0, step };

  function step(character: string): void {
    if (now.isInText) stepInText(character);
    else stepOutside(character);
  }

  function stepInText(character: string): void {
    if (isEscaped) isEscaped = false;
    else if (character === '\\') isEscaped = true;
    else if (character === '"') now.isInText = false;
    if (now.isInText && now.depth === 1 && key.length <= LIST_KEY.length) key += character;
  }

  function stepOutside(character: string): void {
    if (character === '"') {
      now.isInText = true;
      if (now.depth === 1) key = '';
    } else if (character === '{' || character === '[') open(character);
    else if (character === '}' || character === ']') {
      now.depth -= 1;
      if (now.depth < 0) throw new AppError('import_json');
    } else if (now.depth === 0 && character.trim() !== '') throw new AppError('import_json');
  }

  function open(character: string): void {
    now.depth += 1;
    if (now.depth === 1 && now.listDepth > 0) throw new AppError('import_json');
    if (now.depth === 1) isObject = character === '{';
    const isOurs = now.depth === 1 || (now.depth === 2 && isObject && key === LIST_KEY);
    if (character === '[' && isOurs && now.listDepth === 0) now.listDepth = now.depth;
  }

  return now;
}

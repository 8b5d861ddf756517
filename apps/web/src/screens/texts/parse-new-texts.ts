import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { expressionOf } from '@quartermaster/domain/core/text-form';
import { readBlock } from '../../engine/sheet/sheet-block.ts';
import type { NewText } from './text-drafts.ts';

type ParsedTexts = {
  readonly texts: readonly NewText[];
  /** Keys that no text can have, as they were typed. */
  readonly wrong: readonly string[];
  /** Keys that occur more than once. */
  readonly repeated: readonly string[];
};

/**
 * Keys as people paste them: one a line, with their texts in further columns of a spreadsheet in
 * the order of the languages. A first line that names the columns (`key`, `en`, `zh`, `jp`) orders
 * them otherwise and is no key itself.
 */
export function parseNewTexts(module: ResolvedModule, pasted: string): ParsedTexts {
  const lines = readBlock(pasted).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const [head = [], ...rest] = lines;
  const named = columnsNamed(head);
  const columns = named ?? LANGUAGES.map((language, index) => ({ language, index: index + 1 }));
  const keyAt = named === null ? 0 : head.findIndex((cell) => cell.trim().toLowerCase() === 'key');
  const texts: NewText[] = [];
  const wrong: string[] = [];
  const repeated: string[] = [];
  const seen = new Set<string>();
  for (const cells of named === null ? lines : rest) {
    const key = cells[keyAt]?.trim() ?? '';
    if (!isKey(module, key)) wrong.push(key);
    else if (seen.has(key)) repeated.push(key);
    else texts.push({ key, texts: textsOf(cells, columns) });
    seen.add(key);
  }
  return { texts, wrong, repeated };
}

type Column = { readonly language: Language; readonly index: number };

function columnsNamed(head: readonly string[]): readonly Column[] | null {
  const names = head.map((cell) => cell.trim().toLowerCase());
  if (!names.includes('key')) return null;
  return LANGUAGES.flatMap((language) => {
    const index = names.indexOf(language);
    return index < 0 ? [] : [{ language, index }];
  });
}

function textsOf(cells: readonly string[], columns: readonly Column[]): NewText['texts'] {
  return Object.fromEntries(
    columns.flatMap(({ language, index }) => {
      const text = cells[index]?.trim() ?? '';
      return text === '' ? [] : [[language, text]];
    }),
  );
}

function isKey(module: ResolvedModule, key: string): boolean {
  const field = module.fieldByKey.get('key');
  if (field?.kind !== 'text' || key === '' || key.length > (field.maxLength ?? key.length)) return false;
  return field.form === undefined || expressionOf(field.form).test(key);
}

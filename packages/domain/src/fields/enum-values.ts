import type { EnumDefinition } from '../core/field.ts';
import { plainTyping } from './typed-text.ts';

const VALUE_SETS = new WeakMap<EnumDefinition, ReadonlySet<string>>();
const WORDS = new WeakMap<EnumDefinition, ReadonlyMap<string, string>>();

/** Whether a text is one of an enum's values. */
export function isEnumValue(definition: EnumDefinition, value: string): boolean {
  let values = VALUE_SETS.get(definition);
  if (values === undefined) {
    values = new Set(definition.values.map((entry) => entry.value));
    VALUE_SETS.set(definition, values);
  }
  return values.has(value);
}

/** The value a cell's text means: the value itself or its label in any language, in letters of any case and width. */
export function findEnumValue(definition: EnumDefinition, text: string): string | undefined {
  const wanted = text.trim();
  if (isEnumValue(definition, wanted)) return wanted;
  let words = WORDS.get(definition);
  if (words === undefined) {
    words = wordsOf(definition);
    WORDS.set(definition, words);
  }
  return words.get(folded(wanted));
}

/** Where two values share a word, it means the first. */
function wordsOf(definition: EnumDefinition): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { value, label } of definition.values) {
    for (const word of [value, ...Object.values(label)].map(folded)) {
      if (!words.has(word)) words.set(word, value);
    }
  }
  return words;
}

const folded = (text: string): string => plainTyping(text).toLowerCase();

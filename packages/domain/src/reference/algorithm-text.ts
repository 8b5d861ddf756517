import type { AlgorithmName } from '../core/algorithm-parameters.ts';
import type { Localized } from '../core/language.ts';
import type { Algorithm } from '../core/rule.ts';
import { targetsOf } from '../core/targets-of.ts';
import { fieldNamed, fieldWords, joinEach, labelsOf, quote, type Reader } from './reader.ts';

/** How a rule with a name of its own reads: a sentence, and what fills its placeholders. */
export type AlgorithmText<N extends AlgorithmName> = {
  readonly text: Localized;
  values(rule: Algorithm<N>, reader: Reader): Readonly<Record<string, string>>;
};

/** Fields of the module, one after the other. */
export const fields = (reader: Reader, paths: readonly string[]): string =>
  joinEach(
    reader,
    paths.map((path) => fieldWords(reader, path)),
  );

/** A field of the records that a reference names. */
export function fieldOfNamed(reader: Reader, reference: string, path: string): string {
  const [target = ''] = targetsOf(fieldNamed(reader.module, reference, ''));
  const module = reader.registry.find(target);
  return quote(reader, (module && labelsOf(module, path, reader.language)) ?? path);
}

/** A field of a module. */
export function fieldOfModule(reader: Reader, key: string, path: string): string {
  const module = reader.registry.find(key);
  return quote(reader, (module && labelsOf(module, path, reader.language)) ?? path);
}

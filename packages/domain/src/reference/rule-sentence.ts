import type { AlgorithmName } from '../core/algorithm-parameters.ts';
import type { Conditions } from '../core/demand-parameters.ts';
import type { Algorithm, RuleDefinition } from '../core/rule.ts';
import { inRows } from '../rules/row-paths.ts';
import { localized } from '../core/language.ts';
import { ALGORITHM_SENTENCES } from './algorithm-sentences.ts';
import { combinationSentence } from './combination-sentences.ts';
import { childSentence, demandSentence } from './demand-sentences.ts';
import { measureSentence } from './measure-sentences.ts';
import { conditionsWords } from './phrases.ts';
import { say, type Reader } from './reader.ts';
import { sequenceSentence } from './sequence-sentences.ts';

const WHEN = localized(
  'When {condition}: {sentence}',
  '當{condition} 時：{sentence}',
  '{condition}のとき：{sentence}',
);

/** A rule of the reader's module as a sentence, without a full stop. */
export function ruleSentence(reader: Reader, rule: RuleDefinition): string {
  const sentence = demanded(reader, rule);
  const when: Conditions | undefined = 'when' in rule ? rule.when : undefined;
  if (when === undefined) return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return say(reader, WHEN, { condition: conditionsWords(reader, when, homeOf(rule)), sentence });
}

function demanded(reader: Reader, rule: RuleDefinition): string {
  if ('rule' in rule) return algorithmSentence(reader, rule);
  if ('fields' in rule) return combinationSentence(reader, rule);
  if ('child' in rule) return childSentence(reader, rule);
  if ('countOf' in rule || 'sumOf' in rule) return measureSentence(reader, rule);
  return 'along' in rule ? sequenceSentence(reader, rule) : demandSentence(reader, rule);
}

function algorithmSentence<N extends AlgorithmName>(reader: Reader, rule: Algorithm<N>): string {
  const { text: words, values } = ALGORITHM_SENTENCES[rule.rule];
  return say(reader, words, values(rule, reader));
}

/** The field that a rule is about: names in its conditions are looked for beside it. */
function homeOf(rule: RuleDefinition): string {
  if ('fields' in rule) return inRows(rowsOfFields(rule), rule.fields[0] ?? '');
  if ('field' in rule) return ('of' in rule ? rule.of : undefined) ?? rule.field;
  const rows = 'countOf' in rule ? rule.countOf : 'sumOf' in rule ? rule.in : '';
  return typeof rows === 'string' ? rows : '';
}

/** The rows that the fields of a combination are looked for in, where it says so. */
function rowsOfFields(rule: object): string {
  return 'along' in rule && typeof rule.along === 'string' ? rule.along : '';
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { RuleDefinition } from '../core/rule.ts';
import { ALGORITHMS } from './algorithms/algorithm-table.ts';
import { COMBINATIONS } from './combinations/combination-rules.ts';
import { DEMANDS } from './demands/demand-table.ts';
import { ruleLogic, ruleName } from './index.ts';
import { SEQUENCES } from './sequences/sequence-table.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../../docs/guides/add-a-rule.md'), 'utf8');
const [, index = ''] = GUIDE.split('## I want to say');
const examples = Array.from(index.matchAll(/`(\{ [^`]* \})`/g), ([, text = '']) => text).filter((text) =>
  / is: | ?rule: /.test(text),
);
const rules = examples.map((text): RuleDefinition => runInNewContext(`(${text})`) as RuleDefinition);

describe('the index of the guide', () => {
  it('names every demand and every algorithm, and no other', () => {
    const known = Object.keys({ ...DEMANDS, ...SEQUENCES, ...COMBINATIONS, ...ALGORITHMS });
    expect([...new Set(rules.map(ruleName))].toSorted()).toEqual(known.toSorted());
  });

  it.each(examples.map((text, place) => [text, rules[place]] as const))('%s is a rule', (_text, rule) => {
    expect(rule).toBeDefined();
    const logic = rule === undefined ? undefined : ruleLogic(rule);
    expect(rule === undefined ? [] : logic?.paths(rule)).not.toEqual([]);
  });

  it('has a line for every subject', () => {
    for (const subject of ['field', 'fields', 'along', 'countOf', 'sumOf', 'child'])
      expect(rules.some((rule) => subject in rule)).toBe(true);
  });
});

import { registry } from '@quartermaster/domain/modules/index';
import { expect, it } from 'vitest';
import { withTheirNumbers } from './with-their-numbers.ts';

/** The keys of the fields of a goal that stay together. */
function together(...keys: readonly string[]): readonly (readonly string[])[] {
  const goal = registry.get('god-mission-setting').fieldByKey.get('goal');
  const fields = keys.flatMap((key) => goal?.rowFields.find((inner) => inner.key === key) ?? []);
  return withTheirNumbers(fields).map((parts) => parts.map(({ key }) => key));
}

it('leaves no number at the start of a line: it stays with the value before it', () => {
  expect(together('action', 'target_id', 'count')).toEqual([['action'], ['target_id', 'count']]);
  expect(together('action', 'count')).toEqual([['action', 'count']]);
  expect(together('count', 'action')).toEqual([['count'], ['action']]);
  expect(together('count')).toEqual([['count']]);
  expect(together()).toEqual([]);
});

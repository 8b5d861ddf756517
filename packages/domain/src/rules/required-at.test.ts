import { expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { registry } from '../modules/index.ts';
import { isRequiredAt, mayBeRequired } from './required-at.ts';

const required = (module: string, data: RecordData, path: string, isProtected = false) =>
  isRequiredAt(registry.get(module), data, path, isProtected);

it('follows the value of another field', () => {
  expect(required('item-setting', { item_type: 'chest' }, 'use_reward_id')).toBe(true);
  expect(required('item-setting', { item_type: 'material' }, 'use_reward_id')).toBe(false);
});

it('follows the row that the field is in', () => {
  const story = {
    lines: [
      { no: 1, command: 'say' },
      { no: 2, command: 'bg' },
    ],
  };
  expect(required('avg-setting', story, 'lines.0.text')).toBe(true);
  expect(required('avg-setting', story, 'lines.1.text')).toBe(false);
  expect(required('avg-setting', story, 'lines.1.param')).toBe(true);
  expect(required('avg-setting', story, 'lines.2.text')).toBe(false);
});

it('is known of the field before there is a value', () => {
  const stories = registry.get('avg-setting');
  expect(mayBeRequired(stories, 'lines.7.text')).toBe(true);
  expect(mayBeRequired(stories, 'lines.7.speaker_type')).toBe(false);
});

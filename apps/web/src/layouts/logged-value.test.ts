import { describe, expect, it } from 'vitest';
import { loggedValue, type ChangedControl } from './logged-value.ts';

const control = (part: Partial<ChangedControl>): ChangedControl => ({
  type: 'text',
  autocomplete: '',
  isPassword: false,
  value: 'ember-and-moss',
  checked: false,
  ...part,
});

describe('the value of a change', () => {
  it.each([
    ['a text', control({}), 'ember-and-moss'],
    ['a choice', control({ type: 'select-one', value: 'zh' }), 'zh'],
    ['a tick', control({ type: 'checkbox', value: 'on', checked: true }), 'true'],
    ['a long text', control({ type: 'textarea', value: 'x'.repeat(900) }), 'x'.repeat(200)],
  ])('of %s is logged', (_, changed, value) => {
    expect(loggedValue(changed)).toBe(value);
  });

  it.each([
    ['a password', control({ type: 'password' })],
    ['a password whose letters are shown', control({ isPassword: true })],
    ['a new password', control({ autocomplete: 'new-password' })],
    ['a one-time code', control({ autocomplete: 'one-time-code' })],
    ['a file', control({ type: 'file', value: 'C:\\fakepath\\salaries.csv' })],
  ])('of %s never is', (_, changed) => {
    expect(loggedValue(changed)).toBe('');
  });
});

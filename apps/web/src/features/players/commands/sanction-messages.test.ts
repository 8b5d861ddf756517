import { expect, it } from 'vitest';
import { messageFor, usualMessage } from './sanction-messages.ts';

it('begins with the default of the reason, in the language of the player', () => {
  expect(messageFor('cheat', '', 'jp')).toBe(usualMessage('cheat', 'jp'));
  expect(usualMessage('cheat', 'jp')).toContain('公正なプレイ');
});

it('follows the reason, and the player whom a preset is used on', () => {
  const before = usualMessage('chat_abuse', 'en');
  expect(messageFor('cheat', before, 'en')).toBe(usualMessage('cheat', 'en'));
  expect(messageFor('chat_abuse', before, 'zh')).toBe(usualMessage('chat_abuse', 'zh'));
});

it('keeps a message that was written by hand', () => {
  expect(messageFor('cheat', 'Three warnings are enough.', 'en')).toBe('Three warnings are enough.');
  expect(messageFor(undefined, '', 'en')).toBe('');
});

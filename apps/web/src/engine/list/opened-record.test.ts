import { expect, it } from 'vitest';
import { noteOpened, takeOpened } from './opened-record.ts';

it('tells the list of a record that was open which one it was, once, and no other list', () => {
  expect(takeOpened('pets')).toBeNull();
  noteOpened({ module: 'pets', recordId: '7' });
  expect(takeOpened('pets')).toBe('7');
  expect(takeOpened('pets')).toBeNull();
  noteOpened({ module: 'pets', recordId: '7' });
  noteOpened({ module: 'pets', recordId: '8' });
  expect(takeOpened('items')).toBeNull();
  expect(takeOpened('pets')).toBeNull();
});

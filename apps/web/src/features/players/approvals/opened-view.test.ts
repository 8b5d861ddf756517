import { expect, it } from 'vitest';
import { openedView } from './opened-view.ts';

const summary = (toDecide: number, outcomes: number) => ({ toDecide, outcomes });

it('opens with all requests where the menu counts decisions on own ones', () => {
  expect(openedView(undefined, summary(0, 3))).toBe('all');
});

it('opens with what is waiting otherwise', () => {
  expect(openedView(undefined, undefined)).toBe('waiting');
  expect(openedView(undefined, summary(0, 0))).toBe('waiting');
  expect(openedView('no view', summary(2, 3))).toBe('waiting');
});

it('keeps what was chosen', () => {
  expect(openedView('waiting', summary(0, 3))).toBe('waiting');
  expect(openedView('all', summary(2, 0))).toBe('all');
});

import { expect, it } from 'vitest';
import { renamedView } from './use-list-views.ts';

const view = (name: string, address = name) => ({ name, address });

it.each([
  ['oak', 'elm', [view('ash'), view('elm', 'oak'), view('fir')]],
  ['oak', 'fir', [view('ash'), view('fir', 'oak')]],
  ['oak', 'oak', [view('ash'), view('oak'), view('fir')]],
])('%s becomes %s in its place, instead of another of that name', (name, to, left) => {
  expect(renamedView([view('ash'), view('oak'), view('fir')], name, to)).toEqual(left);
});

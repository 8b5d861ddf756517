import { expect, it } from 'vitest';
import { checkCodeWords } from './code-words.ts';
import { parseSourceFile } from './source-file.ts';

const found = (text: string) =>
  checkCodeWords(parseSourceFile('apps/server/src/app.ts', text)).map(({ message }) => message.split(',')[0]);

it.each([
  ['// A console learns it from the next sign of life.', 'says "sign of life": the term is "heartbeat"'],
  ['const SIGN_OF_LIFE_MS = 30_000;', 'says "SIGN_OF_LIFE": the term is "heartbeat"'],
  ['type TimelineWish = object;', 'says "TimelineWish": the term is "request"'],
  ['export function findStowaway() {}', 'says "Stowaway": the term is "polyglot file"'],
  ['type Needs = { readonly database: Database };', 'says "type Needs": the term is "dependencies"'],
  ['export function MendCell() {}', 'says "MendCell": the term is "edit"'],
  ['const told: string[] = [];', 'says "const told": the term is "a name for what it holds"'],
  ['return { ...told, undo };', 'says "...told": the term is "a name for what it holds"'],
  ['const say = (told: Text) => told;', 'says "(told:": the term is "a name for what it holds"'],
  ['const isHeard = acknowledged > 0;', 'says "isHeard": the term is "a name for what it holds"'],
  ["import { lateDialog } from './late-dialog.tsx';", 'says "lateDialog": the term is "lazy"'],
])('%s', (text, message) => {
  expect(found(text)).toEqual([message]);
});

it('leaves the terms alone, and what the game says', () => {
  expect(found("type TimelineRequest = { wish: 'Wishing Star' }; // sent with every heartbeat")).toEqual([]);
  expect(
    found("// Rows are told apart by their key; nobody heard of another.\nit('is told once', () => {});"),
  ).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { scriptOf, type Script } from './script.ts';
import { scriptFromRows } from './script-rows.ts';
import { differencesFromStory, scriptFromJson, withScript, type UploadedScript } from './uploaded-script.ts';

const ROWS = [
  ['command', 'speaker', 'text', 'param', 'goto_line', 'flag'],
  ['say', 'Fox', 'Which way?'],
  ['choice', '', ''],
  ['option', '', 'Mill', '', '3', 'to_mill'],
  ['option', '', 'Hill', '', '4'],
  ['', '', ''],
  ['end'],
  ['end'],
];

const SCRIPT: Record<'lines' | 'choices', readonly RecordData[]> = {
  lines: [
    { no: 1, command: 'say', speaker: 'Fox', text: 'Which way?' },
    { no: 2, command: 'choice' },
    { no: 3, command: 'end' },
    { no: 4, command: 'end' },
  ],
  choices: [
    { no: 1, line_no: 2, text: 'Mill', goto_line: 3, flag: 'to_mill' },
    { no: 2, line_no: 2, text: 'Hill', goto_line: 4 },
  ],
};

/** A script as a file of one language has it. */
const fileOf = ({ lines, choices }: Script, text: string): UploadedScript => ({
  lines: lines.map(({ no, command, param }) => ({ no, command, param, text: `${text} ${no}` })),
  choices: choices.map(({ no, lineNo, gotoLine }) => ({
    no,
    line_no: lineNo,
    goto_line: gotoLine,
    text: `${text} ${no}`,
  })),
});

const uploaded = (script: ReturnType<typeof scriptFromRows>): UploadedScript => {
  if (!('lines' in script)) throw new Error('The file of the test is refused.');
  return script;
};

describe('a file', () => {
  it('of rows or of JSON is the same script', () => {
    expect(scriptFromRows(ROWS)).toEqual(SCRIPT);
    expect(scriptFromJson(SCRIPT)).toEqual(SCRIPT);
    expect(scriptFromJson(SCRIPT.lines.map(({ no: _no, ...line }) => line))).toMatchObject({
      lines: SCRIPT.lines,
    });
  });

  it('with other columns, or without lines, is refused', () => {
    const codes = (script: ReturnType<typeof scriptFromRows>) =>
      'lines' in script ? [] : script.map(({ path, code }) => `${path} ${code}`);
    expect(codes(scriptFromRows([['comand', 'text']]))).toEqual([
      'rows.0 unknown_field',
      'rows.0 script_no_column',
    ]);
    expect(codes(scriptFromJson({ line: [] }))).toEqual(['lines required']);
    expect(codes(scriptFromJson('say'))).toEqual(['lines required']);
  });
});

describe('a story with the script of a file', () => {
  const story = withScript({ avg_id: 1, file: 'a.json' }, uploaded(scriptFromRows(ROWS)), {
    language: 'en',
    isWhole: true,
  });

  it('has its lines and choices in that language, and no other file', () => {
    expect(story).toMatchObject({ avg_id: 1, choices: [{ no: 1, text: { en: 'Mill' }, goto_line: 3 }, {}] });
    expect(story).not.toHaveProperty('file');
  });

  it('gets a second language where the file is built alike, and says where it is not', () => {
    const built = fileOf(scriptOf(story), '行');
    expect(differencesFromStory(scriptOf(story), built)).toEqual([]);
    const both = scriptOf(withScript(story, built, { language: 'zh', isWhole: false }));
    expect(both.lines[0]).toMatchObject({ speaker: 'Fox', text: { en: 'Which way?', zh: '行 1' } });
    const codes = (change: Partial<UploadedScript>) =>
      differencesFromStory(scriptOf(story), { ...built, ...change }).map(
        ({ path, code }) => `${path} ${code}`,
      );
    expect(codes({ lines: built.lines.slice(1) })).toEqual(['lines script_lines_differ']);
    expect(codes({ choices: built.choices.slice(1) })).toEqual(['choices script_choices_differ']);
    expect(codes({ lines: built.lines.map((line) => ({ ...line, command: 'say' })) })).toHaveLength(3);
    expect(codes({ choices: built.choices.map((choice) => ({ ...choice, goto_line: 3 })) })).toEqual([
      'choices.1.goto_line script_differs',
    ]);
  });
});

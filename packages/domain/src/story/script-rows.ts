import { issue, type Issue } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import { LANGUAGES, type Language, type LocalizedText } from '../core/language.ts';
import type { Script } from './script.ts';
import { filled, whole, type UploadedScript } from './uploaded-script.ts';

/**
 * The columns of a CSV file. A row with the command `option` is a choice at the line above it. `no`
 * numbers lines and choices; blank: as they come. `source` is a text in another language, for
 * translators, and is not read.
 */
const SCRIPT_COLUMNS = ['no', 'command', 'speaker', 'source', 'text', 'param', 'goto_line', 'flag'] as const;

type Column = (typeof SCRIPT_COLUMNS)[number];

const OPTION = 'option';

/** A file's rows, the names of columns first, as a script. Issues name the row of the file in `rows.N`. */
export function scriptFromRows(rows: readonly (readonly string[])[]): UploadedScript | readonly Issue[] {
  const [head = [], ...body] = rows;
  const names = head.map((name) => name.trim().toLowerCase());
  const problems = columnProblems(names);
  if (problems.length > 0) return problems;
  const lines: RecordData[] = [];
  const choices: RecordData[] = [];
  for (const cells of body) {
    const cell = (name: Column): string => (cells[names.indexOf(name)] ?? '').trim();
    if (cells.every((value) => value.trim() === '')) continue;
    if (cell('command') === OPTION) choices.push(choiceOf(cell, choices.length + 1, lines.at(-1)));
    else lines.push(lineOf(cell, lines.length + 1));
  }
  return { lines, choices };
}

type Cell = (name: Column) => string;

const lineOf = (cell: Cell, place: number): RecordData =>
  filled({
    no: numbered(cell, place),
    command: cell('command'),
    speaker: cell('speaker'),
    text: cell('text'),
    param: cell('param'),
  });

const choiceOf = (cell: Cell, place: number, line: RecordData | undefined): RecordData =>
  filled({
    no: numbered(cell, place),
    line_no: line?.['no'] ?? 0,
    text: cell('text'),
    goto_line: whole(cell('goto_line')),
    flag: cell('flag'),
  });

const numbered = (cell: Cell, place: number) => (cell('no') === '' ? place : whole(cell('no')));

function columnProblems(names: readonly string[]): readonly Issue[] {
  const known: readonly string[] = SCRIPT_COLUMNS;
  const unknown = names.filter((name) => name !== '' && !known.includes(name));
  const missing = ['command', 'text'].filter((name) => !names.includes(name));
  return [
    ...unknown.map((name) => issue('rows.0', 'unknown_field', { field: name })),
    ...missing.map((name) => issue('rows.0', 'script_no_column', { column: name })),
  ];
}

/**
 * A script as the rows of a file in one language, to be translated or edited and uploaded again. `nameOf`:
 * what a speaker is called in it.
 */
export function rowsOfScript(
  { lines, choices }: Script,
  language: Language,
  nameOf: (speaker: string) => string = (speaker) => speaker,
): readonly (readonly string[])[] {
  const rows = lines.flatMap((line) => {
    const { no, command, speaker, text, param } = line;
    const options = choices.filter(({ lineNo }) => lineNo === no);
    return [
      {
        no,
        command,
        speaker: nameOf(speaker),
        source: sourceOf(text, language),
        text: text[language] ?? '',
        param,
      },
      ...options.map((choice) => ({
        no: choice.no,
        command: OPTION,
        source: sourceOf(choice.text, language),
        text: choice.text[language] ?? '',
        goto_line: choice.gotoLine,
        flag: choice.flag,
      })),
    ];
  });
  const cellsOf = (row: Partial<Record<Column, string | number>>) =>
    SCRIPT_COLUMNS.map((column) => String(row[column] ?? ''));
  return [SCRIPT_COLUMNS, ...rows.map(cellsOf)];
}

/** The text in the first other language that has one. */
function sourceOf(text: LocalizedText, language: Language): string {
  const source = LANGUAGES.find((other) => other !== language && text[other] !== undefined);
  return source === undefined ? '' : (text[source] ?? '');
}

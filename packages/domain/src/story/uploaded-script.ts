import { issue, type Issue } from '../core/issue.ts';
import { isJsonObject, numberOf, objectsOf, textOf, type JsonValue, type RecordData } from '../core/json.ts';
import type { Language } from '../core/language.ts';
import { scriptOf, textsOf, type Script } from './script.ts';
import { speakerFields } from './speakers.ts';

/** A script in one language, as rows of a file. */
export type UploadedScript = {
  readonly lines: readonly RecordData[];
  readonly choices: readonly RecordData[];
};

/** `{ "lines": […], "choices": […] }` as a script; numbers may be left out. */
export function scriptFromJson(value: JsonValue): UploadedScript | readonly Issue[] {
  const data = Array.isArray(value) ? { lines: value } : value;
  if (!isJsonObject(data) || !Array.isArray(data['lines'])) return [issue('lines', 'required')];
  const numbered = (row: RecordData, index: number) => ({ ...row, no: numberOf(row['no'], index + 1) });
  return {
    lines: objectsOf(data['lines']).map((row, index) =>
      filled({
        ...numbered(row, index),
        command: textOf(row['command']),
        speaker: textOf(row['speaker']),
        text: textOf(row['text']),
        param: textOf(row['param']),
      }),
    ),
    choices: objectsOf(data['choices']).map((row, index) =>
      filled({
        ...numbered(row, index),
        text: textOf(row['text']),
        line_no: whole(textOf(row['line_no'])),
        goto_line: whole(textOf(row['goto_line'])),
        flag: textOf(row['flag']),
      }),
    ),
  };
}

/** A number as cells have it; anything else stays a text, for the rules to refuse. */
export const whole = (text: string): JsonValue => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** A row without its blank cells. */
export const filled = (row: RecordData): RecordData =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''));

/** The script with characters in place of the names that they alone have, and the narrator in place of its name. */
export function withCharacters(
  script: UploadedScript,
  speakers: ReadonlyMap<string, string>,
): UploadedScript {
  const named = (line: RecordData): RecordData => {
    const { speaker: name, ...rest } = line;
    const speaker = speakers.get(textOf(name));
    return speaker === undefined ? line : { ...rest, ...speakerFields(speaker) };
  };
  return { ...script, lines: script.lines.map(named) };
}

type Placing = {
  readonly language: Language;
  /** Whether the whole story is replaced, or its texts in this language alone. */
  readonly isWhole: boolean;
};

/** The story with the script of a file in it. Its texts in other languages stay where lines keep their number. */
export function withScript(
  story: RecordData,
  uploaded: UploadedScript,
  { language, isWhole }: Placing,
): RecordData {
  const { file: _file, ...rest } = story;
  const [lines, choices] = (['lines', 'choices'] as const).map((list) =>
    isWhole
      ? uploaded[list].map((row) => said(row, {}, language))
      : objectsOf(story[list]).map((row) => {
          const own = uploaded[list].find(({ no }) => no === row['no']);
          return said({ ...row, text: own?.['text'] ?? '' }, textsOf(row['text']), language);
        }),
  );
  return { ...rest, lines: lines ?? [], choices: choices ?? [] };
}

/** A row whose text is one by language. */
function said({ text, ...row }: RecordData, others: RecordData, language: Language): RecordData {
  const { [language]: _before, ...kept } = others;
  const own = textOf(text);
  const texts = own === '' ? kept : { ...kept, [language]: own };
  return Object.keys(texts).length === 0 ? row : { ...row, text: texts };
}

/** Where the script of one language is not built as the story is: other lines, choices, commands or targets. */
export function differencesFromStory(story: Script, uploaded: UploadedScript): Issue[] {
  const script = scriptOf({ lines: [...uploaded.lines], choices: [...uploaded.choices] });
  if (script.lines.length !== story.lines.length)
    return [
      issue('lines', 'script_lines_differ', { lines: script.lines.length, expected: story.lines.length }),
    ];
  const [own, expected] = [script, story].map(({ choices }) =>
    choices
      .map(({ no }) => no)
      .sort((a, b) => a - b)
      .join(', '),
  );
  if (own !== expected)
    return [issue('choices', 'script_choices_differ', { choices: own || '–', expected: expected || '–' })];
  return [
    ...script.lines.flatMap((line, index) => {
      const { command = '', param = '' } = story.lines[index] ?? {};
      if (line.command !== command)
        return [issue(`lines.${index}.command`, 'script_differs', { expected: command })];
      const isOther = command === 'jump' && line.param !== param;
      return isOther ? [issue(`lines.${index}.param`, 'script_differs', { expected: param })] : [];
    }),
    ...script.choices.flatMap((choice, index) => {
      const same = story.choices.find(({ no }) => no === choice.no);
      return same === undefined || same.gotoLine === choice.gotoLine
        ? []
        : [issue(`choices.${index}.goto_line`, 'script_differs', { expected: same.gotoLine })];
    }),
  ];
}

import { LANGUAGES, type LocalizedText } from '../core/language.ts';
import { isJsonObject, numberOf, objectsOf, textOf, type JsonValue, type RecordData } from '../core/json.ts';
import { speakerOf } from './speakers.ts';

/** A line of a story: something that is said, shown or heard, or where it goes on. */
export type ScriptLine = {
  readonly no: number;
  readonly command: string;
  /** The speaker as `speakerOf` writes it. */
  readonly speaker: string;
  readonly text: LocalizedText;
  /** A file, an effect, or the number of a line, by command. */
  readonly param: string;
};

/** What a player can choose at a line, and where it leads. */
export type ScriptChoice = {
  readonly no: number;
  readonly lineNo: number;
  readonly text: LocalizedText;
  readonly gotoLine: number;
  readonly flag: string;
};

/** A story as lines, with the choices that lines offer. */
export type Script = { readonly lines: readonly ScriptLine[]; readonly choices: readonly ScriptChoice[] };

/** The script in a record with `lines` and `choices`; half-typed values are blank. */
export function scriptOf(data: RecordData): Script {
  return {
    lines: objectsOf(data['lines']).map((row, index) => ({
      no: numberOf(row['no'], index + 1),
      command: textOf(row['command']),
      speaker: speakerOf(row),
      text: textsOf(row['text']),
      param: textOf(row['param']),
    })),
    choices: objectsOf(data['choices']).map((row, index) => ({
      no: numberOf(row['no'], index + 1),
      lineNo: numberOf(row['line_no'], 0),
      text: textsOf(row['text']),
      gotoLine: numberOf(row['goto_line'], 0),
      flag: textOf(row['flag']),
    })),
  };
}

/** The languages in which something is said. */
export function languagesOf({ lines, choices }: Script): readonly (keyof LocalizedText)[] {
  const texts = [...lines, ...choices].map(({ text }) => text);
  return LANGUAGES.filter((language) => texts.some((text) => (text[language] ?? '') !== ''));
}

/** A text by language, also of a field that may refer to a key instead. */
export function textsOf(value: JsonValue | undefined): LocalizedText {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = value[language];
      return typeof text === 'string' && text !== '' ? [[language, text]] : [];
    }),
  );
}

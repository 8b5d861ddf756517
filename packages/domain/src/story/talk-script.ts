import { numberOf, objectsOf, textOf, type RecordData } from '../core/json.ts';
import { scriptOf, textsOf, type Script, type ScriptLine } from './script.ts';

/** The field of a choice, or of the talk itself, that names the record where it goes on. */
const NEXT = 'next_id';

/**
 * The story in a record: its script, or its talk, whose lines are said in their order. Each choice of a
 * talk, and a talk without choices, comes to an end of its own; the end's parameter is the id of the
 * record that follows, if any.
 */
export function storyOf(data: RecordData): Script {
  const isScript = objectsOf(data['lines']).some((row) => textOf(row['command']) !== '');
  return isScript ? scriptOf(data) : talkOf(data);
}

function talkOf(data: RecordData): Script {
  const said = objectsOf(data['lines'])
    .toSorted((a, b) => numberOf(a['order'], 0) - numberOf(b['order'], 0))
    .map((row, index): ScriptLine => ({
      ...blank('say', index + 1),
      speaker: textOf(row['speaker'] ?? row['speaker_slot']),
      text: textsOf(row['text']),
    }));
  const answers = objectsOf(data['choices']);
  const last = said.length + 1;
  if (answers.length === 0) return { lines: [...said, end(last, data)], choices: [] };
  return {
    lines: [...said, blank('choice', last), ...answers.map((row, index) => end(last + 1 + index, row))],
    choices: answers.map((row, index) => ({
      no: index + 1,
      lineNo: last,
      text: textsOf(row['text']),
      gotoLine: last + 1 + index,
      flag: '',
    })),
  };
}

const blank = (command: string, no: number): ScriptLine => ({
  no,
  command,
  speaker: '',
  text: {},
  param: '',
});

const end = (no: number, data: RecordData): ScriptLine => ({
  ...blank('end', no),
  param: textOf(data[NEXT]),
});

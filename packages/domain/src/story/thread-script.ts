import { numberOf, objectsOf, textOf, type RecordData } from '../core/json.ts';
import { textsOf, type Script, type ScriptChoice, type ScriptLine } from './script.ts';

/** A subthread of a message thread, by its record ID. */
export type ThreadPart = {
  readonly id: string;
  /** Whether the thread begins here. */
  readonly isFirst: boolean;
  /** The part that follows without a choice; empty: the thread ends. */
  readonly next: string;
  /** The messages as their records have them, in any order. */
  readonly messages: readonly RecordData[];
};

/** A thread as a script. `firstLines`: the first line of each part, by the ID of its record. */
export type ThreadScript = Script & { readonly firstLines: ReadonlyMap<string, number> };

type Step = Omit<ScriptLine, 'no' | 'param'> & {
  readonly param: string;
  /** A jump target: a part in place of a line number. */
  readonly target?: string;
  readonly choices?: readonly RecordData[];
};

const STEP = { command: 'say', speaker: '', text: {}, param: '' } as const;

/**
 * Turns a message thread into a script: part after part, beginning with the entry. Pictures and stickers become
 * effects, choices lead to the first line of their part, and a part that nothing follows is an end.
 */
export function threadScript(parts: readonly ThreadPart[]): ThreadScript {
  const ordered = [...parts.filter(({ isFirst }) => isFirst), ...parts.filter(({ isFirst }) => !isFirst)];
  const steps = ordered.map((part) => ({ id: part.id, steps: stepsOf(part) }));
  const firstLines = new Map<string, number>();
  let no = 1;
  for (const part of steps) {
    firstLines.set(part.id, no);
    no += part.steps.length;
  }
  const lines: ScriptLine[] = [];
  const choices: ScriptChoice[] = [];
  for (const { target, choices: answers = [], ...step } of steps.flatMap((part) => part.steps)) {
    const lineNo = lines.length + 1;
    const goesTo = target === undefined ? step.param : String(firstLines.get(target) ?? '');
    lines.push({ ...step, no: lineNo, param: goesTo });
    for (const answer of answers)
      choices.push({
        no: choices.length + 1,
        lineNo,
        text: textsOf(answer['text']),
        gotoLine: firstLines.get(textOf(answer['goto_subthread_id'])) ?? 0,
        flag: '',
      });
  }
  return { lines, choices, firstLines };
}

function stepsOf({ messages, next }: ThreadPart): readonly Step[] {
  const sorted = messages.toSorted((a, b) => numberOf(a['order'], 0) - numberOf(b['order'], 0));
  const steps = sorted.flatMap(messageSteps);
  if (steps.at(-1)?.command === 'choice') return steps;
  return [...steps, next === '' ? { ...STEP, command: 'end' } : { ...STEP, command: 'jump', target: next }];
}

function messageSteps(message: RecordData): readonly Step[] {
  const sender = textOf(message['sender']);
  const speaker = sender === 'contact' ? textOf(message['contact_id']) : sender;
  const text = textsOf(message['text']);
  const kind = textOf(message['kind']);
  const file = textOf(pathOf(message['file']));
  const shown: readonly Step[] = file === '' ? [] : [{ ...STEP, command: 'effect', param: file }];
  // A picture without text is no line: it is shown with the next one.
  const isSaid = kind === 'text' || Object.keys(text).length > 0;
  const said: readonly Step[] = isSaid ? [{ ...STEP, speaker, text }] : [];
  const asked: readonly Step[] =
    kind === 'choice'
      ? [{ ...STEP, command: 'choice', speaker, choices: objectsOf(message['choices']) }]
      : [];
  return [...shown, ...said, ...asked];
}

const pathOf = (file: RecordData[string] | undefined): RecordData[string] | undefined =>
  objectsOf(file === undefined ? [] : [file])[0]?.['path'];

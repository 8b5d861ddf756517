import { issue, type Issue } from '../core/issue.ts';
import { NARRATOR } from '../enums/story-speaker.ts';
import type { Script, ScriptLine } from './script.ts';
import { createScriptGraph } from './script-graph.ts';
import { characterOf } from './speakers.ts';

/** What the game has, for a script to name. */
export type KnownNames = {
  /** Whether a character, or another story, has this name. Characters that a line refers to are not asked for. */
  readonly hasSpeaker: (name: string) => boolean;
  /** Whether a file has this path. */
  readonly hasFile: (path: string) => boolean;
};

/** Commands whose parameter may be the path of a file. */
const FILE_COMMANDS: ReadonlySet<string> = new Set(['bg', 'bgm', 'se', 'show', 'effect']);
/** A path has folders or an extension; a bare word is a key of the game's own. */
const PATH = /[./]/;

/**
 * What a script names and does not exist, lines that lead to no end (errors), lines that are never
 * reached and choices without choices (warnings), each at its line.
 */
export function checkScript(script: Script, known: KnownNames): Issue[] {
  return [...script.lines.flatMap((line, index) => checkNames(line, index, known)), ...checkWays(script)];
}

/** Whether a line's parameter is the path of a file. */
export const isFileParam = ({ command, param }: Pick<ScriptLine, 'command' | 'param'>): boolean =>
  FILE_COMMANDS.has(command) && PATH.test(param);

function checkNames(line: ScriptLine, index: number, { hasSpeaker, hasFile }: KnownNames): Issue[] {
  const { speaker, param } = line;
  return [
    ...(speaker === '' || speaker === NARRATOR || characterOf(speaker) !== null || hasSpeaker(speaker)
      ? []
      : [issue(`lines.${index}.speaker`, 'script_no_speaker', { name: speaker })]),
    ...(isFileParam(line) && !hasFile(param)
      ? [issue(`lines.${index}.param`, 'script_no_file', { path: param })]
      : []),
  ];
}

/** Lines that lead to no end (errors), lines never reached and choices without choices (warnings). */
export function checkWays({ lines, choices }: Script): Issue[] {
  const graph = createScriptGraph(lines, choices);
  const [reached, ending] = [graph.reached(), graph.ending()];
  return lines.flatMap(({ no, command }, index) => {
    if (!reached.has(index)) return [issue(`lines.${index}`, 'script_never_reached', {}, 'warning')];
    if (!ending.has(index)) return [issue(`lines.${index}`, 'script_dead_end')];
    const isBare = command === 'choice' && choices.every(({ lineNo }) => lineNo !== no);
    return isBare ? [issue(`lines.${index}`, 'script_no_choices', {}, 'warning')] : [];
  });
}

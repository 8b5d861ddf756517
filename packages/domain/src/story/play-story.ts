import type { Script, ScriptChoice, ScriptLine } from './script.ts';
import { createScriptGraph, jumpTarget } from './script-graph.ts';

/** What is to be seen and heard at a moment. */
export type Stage = {
  readonly background: string;
  readonly music: string;
  /** The characters on the scene and their places, as the script names them. */
  readonly characters: readonly { readonly name: string; readonly place: string }[];
};

/** A moment at which the player is asked something: to go on, to choose, or nothing more. */
export type Moment = {
  /** Index of the line; the number of lines where the story ran out without an end. */
  readonly index: number;
  readonly kind: 'say' | 'choice' | 'end' | 'stuck';
  readonly stage: Stage;
  /** Sounds and effects since the moment before. */
  readonly passing: readonly string[];
};

/** A story while it is played: every moment so far, the present one last. */
export type Play = { readonly script: Script; readonly start: Stage; readonly moments: readonly Moment[] };

/** Begins at the first line. `background`: of the opening scene. */
export function startPlay(script: Script, background: string): Play {
  const start: Stage = { background, music: '', characters: [] };
  return { script, start, moments: [run(script, 0, start)] };
}

/** The present moment. */
export function momentOf({ script, start, moments }: Play): Moment {
  return moments.at(-1) ?? run(script, 0, start);
}

/** What can be chosen now. */
export function choicesAt(play: Play): readonly ScriptChoice[] {
  const { index, kind } = momentOf(play);
  const no = kind === 'choice' ? play.script.lines[index]?.no : undefined;
  return no === undefined ? [] : choicesOf(play.script, no);
}

/** Past what is said; the same play where something has to be chosen, or nothing follows. */
export function goOn(play: Play): Play {
  const { index, kind } = momentOf(play);
  return kind === 'say' ? enter(play, index + 1) : play;
}

/** Chooses by position, from 0; the same play where there is no such choice. */
export function choose(play: Play, position: number): Play {
  const choice = choicesAt(play)[position];
  return choice === undefined ? play : enter(play, indexOf(play.script, choice.gotoLine));
}

/** One moment back; the first one stays. */
export function goBack(play: Play): Play {
  return play.moments.length < 2 ? play : { ...play, moments: play.moments.slice(0, -1) };
}

/** To the line of a number, with the stage as on a shortest way there; the same play where there is none. */
export function jumpToLine(play: Play, no: number): Play {
  const { script, start } = play;
  const target = script.lines.findIndex((line) => line.no === no);
  if (target < 0) return play;
  const stage = wayTo(script, target).reduce((before, index) => setStage(before, script.lines[index]), start);
  return { ...play, moments: [...play.moments, run(script, target, stage)] };
}

function enter(play: Play, index: number): Play {
  const { stage } = momentOf(play);
  return { ...play, moments: [...play.moments, run(play.script, index, stage)] };
}

const choicesOf = ({ choices }: Script, no: number): readonly ScriptChoice[] =>
  choices.filter(({ lineNo }) => lineNo === no);

/** The index of the line with a number; behind the last line if there is none. */
function indexOf({ lines }: Script, no: number): number {
  const index = lines.findIndex((line) => line.no === no);
  return index < 0 ? lines.length : index;
}

/** From a line to the next one at which the player is asked something. */
function run(script: Script, from: number, before: Stage): Moment {
  const passing: string[] = [];
  let [index, stage] = [from, before];
  // Jumps may lead round and round.
  for (let steps = 0; steps <= script.lines.length; steps += 1) {
    const line = script.lines[index];
    if (line === undefined) break;
    const kind = kindOf(script, line);
    if (kind !== null) return { index, kind, stage, passing };
    stage = setStage(stage, line);
    if (line.command === 'se' || line.command === 'effect') passing.push(line.param);
    index = line.command === 'jump' ? indexOf(script, jumpTarget(line)) : index + 1;
  }
  return { index, kind: 'stuck', stage, passing };
}

function kindOf(script: Script, { command, no }: ScriptLine): Moment['kind'] | null {
  if (command === 'say' || command === 'end') return command;
  return command === 'choice' && choicesOf(script, no).length > 0 ? 'choice' : null;
}

function setStage(stage: Stage, line: ScriptLine | undefined): Stage {
  const { command = '', speaker = '', param = '' } = line ?? {};
  const others = stage.characters.filter(({ name }) => name !== speaker);
  if (command === 'bg') return { ...stage, background: param };
  if (command === 'bgm') return { ...stage, music: param };
  if (command === 'show') return { ...stage, characters: [...others, { name: speaker, place: param }] };
  if (command === 'hide') return { ...stage, characters: others };
  return stage;
}

/** The lines before one on a shortest way from the first; none where no way leads there. */
function wayTo({ lines, choices }: Script, target: number): readonly number[] {
  const graph = createScriptGraph(lines, choices);
  const from = new Map<number, number | null>([[0, null]]);
  for (const index of from.keys())
    for (const next of graph.nextOf(index)) if (!from.has(next)) from.set(next, index);
  const way: number[] = [];
  for (let at = from.get(target); at !== undefined && at !== null; at = from.get(at)) way.unshift(at);
  return way;
}

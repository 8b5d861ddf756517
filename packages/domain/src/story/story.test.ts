import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../core/language.ts';
import { demoStories } from '../demo/stories.ts';
import { checkScript } from './check-script.ts';
import { choicesAt, choose, goBack, goOn, jumpToLine, momentOf, startPlay, type Play } from './play-story.ts';
import { scriptOf, type Script } from './script.ts';
import { createScriptGraph } from './script-graph.ts';
import { rowsOfScript, scriptFromRows } from './script-rows.ts';
import { storyOf } from './talk-script.ts';
import { differencesFromStory, withScript, type UploadedScript } from './uploaded-script.ts';

const COMMANDS = ['say', 'show', 'hide', 'bg', 'bgm', 'se', 'effect', 'choice', 'jump', 'end'] as const;

/** Scripts of a few lines that may be broken in any way. */
const anyScript: fc.Arbitrary<Script> = fc.integer({ min: 1, max: 8 }).chain((length) => {
  const target = fc.integer({ min: 1, max: length + 1 });
  return fc.record({
    lines: fc
      .array(fc.record({ command: fc.constantFrom(...COMMANDS), target }), {
        minLength: length,
        maxLength: length,
      })
      .map((lines) =>
        lines.map(({ command, target: line }, index) => ({
          no: index + 1,
          command,
          speaker: command === 'show' ? 'Fox' : '',
          text: command === 'say' ? { en: `Line ${index + 1}` } : {},
          param: command === 'jump' ? String(line) : '',
        })),
      ),
    choices: fc
      .array(fc.record({ lineNo: target, gotoLine: target }), { maxLength: 4 })
      .map((choices) =>
        choices.map((choice, index) => ({ ...choice, no: index + 1, text: { en: 'Choose' }, flag: '' })),
      ),
  });
});

const NOTHING = { hasSpeaker: () => false, hasFile: () => false };
const EVERYTHING = { hasSpeaker: () => true, hasFile: () => true };

const FORK: Script = scriptOf({
  lines: [
    { no: 1, command: 'bg', param: 'scenes/mill.svg' },
    { no: 2, command: 'show', speaker: 'Fox', param: 'left' },
    { no: 3, command: 'say', speaker: 'Fox', text: { en: 'Which way?', zh: '走哪邊？' } },
    { no: 4, command: 'choice' },
    { no: 5, command: 'say', text: { en: 'Down to the mill.' } },
    { no: 6, command: 'end' },
    { no: 7, command: 'hide', speaker: 'Fox' },
    { no: 8, command: 'se', param: 'wind' },
    { no: 9, command: 'say', text: { en: 'Alone, up the hill.' } },
    { no: 10, command: 'end' },
  ],
  choices: [
    { no: 1, line_no: 4, text: { en: 'Mill' }, goto_line: 5 },
    { no: 2, line_no: 4, text: { en: 'Hill' }, goto_line: 7 },
  ],
});

const problemsOf = (script: Script, known = EVERYTHING): string[] =>
  checkScript(script, known).map(({ path, code }) => `${path} ${code}`);

describe('a script', () => {
  it('of the demo game has no problem of its own', () => {
    expect(demoStories().flatMap((story) => problemsOf(scriptOf(story)))).toEqual([]);
  });

  it('that names what does not exist is told line by line', () => {
    expect(problemsOf(FORK, NOTHING)).toEqual([
      'lines.0.param script_no_file',
      'lines.1.speaker script_no_speaker',
      'lines.2.speaker script_no_speaker',
      'lines.6.speaker script_no_speaker',
    ]);
  });

  it('with lines that lead nowhere, are never reached, or offer nothing is told so', () => {
    const script = scriptOf({
      lines: [
        { no: 1, command: 'choice' },
        { no: 2, command: 'choice' },
        { no: 3, command: 'end' },
        { no: 4, command: 'say' },
        { no: 5, command: 'jump', param: '4' },
        { no: 6, command: 'say' },
      ],
      choices: [2, 4].map((goto_line, index) => ({ no: index + 1, line_no: 1, goto_line })),
    });
    expect(problemsOf(script)).toEqual([
      'lines.1 script_no_choices',
      'lines.3 script_dead_end',
      'lines.4 script_dead_end',
      'lines.5 script_never_reached',
    ]);
  });
});

/** Plays the script with the given choices. */
function playOn(script: Script, picks: readonly number[]): Play {
  return picks.reduce(
    (play, pick) => {
      const choices = choicesAt(play);
      return choices.length > 0 ? choose(play, pick % choices.length) : goOn(play);
    },
    startPlay(script, ''),
  );
}

const anyPlay = fc.tuple(anyScript, fc.array(fc.nat(), { maxLength: 12 }));

describe('a story that is played', () => {
  it('shows what the lines on the way set, to each of its ends', () => {
    const play = goOn(startPlay(FORK, 'start.svg'));
    expect(momentOf(play)).toMatchObject({ kind: 'choice', stage: { background: 'scenes/mill.svg' } });
    const mill = goOn(choose(play, 0));
    expect(momentOf(mill)).toMatchObject({ kind: 'end', index: 5, stage: { characters: [{ name: 'Fox' }] } });
    const hill = choose(play, 1);
    expect(momentOf(hill)).toMatchObject({
      kind: 'say',
      index: 8,
      passing: ['wind'],
      stage: { characters: [] },
    });
    expect(momentOf(goOn(hill))).toMatchObject({ kind: 'end', index: 9 });
    expect(choose(play, 2)).toBe(play);
  });

  it('can be entered at any line, with the stage of the way there', () => {
    const play = startPlay(FORK, 'start.svg');
    expect(momentOf(jumpToLine(play, 9))).toMatchObject({
      index: 8,
      stage: { background: 'scenes/mill.svg', characters: [] },
    });
    expect(jumpToLine(play, 11)).toBe(play);
    expect(goBack(jumpToLine(play, 5))).toEqual(play);
  });

  it('stops at lines that are reached alone, and without an end only where that is told', () => {
    fc.assert(
      fc.property(anyPlay, ([script, picks]) => {
        const { index, kind } = momentOf(playOn(script, picks));
        const reached = createScriptGraph(script.lines, script.choices).reached();
        expect(kind === 'stuck' || reached.has(index)).toBe(true);
        const hasGap = script.choices.some(({ gotoLine }) => gotoLine > script.lines.length);
        const isReported = problemsOf(script).some((problem) => problem.endsWith('script_dead_end'));
        expect(kind !== 'stuck' || hasGap || isReported).toBe(true);
      }),
    );
  });

  it('goes back to exactly where it was', () => {
    fc.assert(
      fc.property(anyPlay, ([script, picks]) => {
        const play = playOn(script, picks);
        const next = choicesAt(play).length > 0 ? choose(play, 0) : goOn(play);
        expect(next === play || momentOf(goBack(next)) === momentOf(play)).toBe(true);
      }),
    );
  });

  it('reaches every line that an end is before it, one way or another', () => {
    fc.assert(
      fc.property(anyScript, (script) => {
        const graph = createScriptGraph(script.lines, script.choices);
        const [reached, ending] = [graph.reached(), graph.ending()];
        for (const index of ending) {
          const isEnd = script.lines[index]?.command === 'end';
          expect(isEnd || graph.nextOf(index).some((next) => ending.has(next))).toBe(true);
        }
        for (const index of reached)
          for (const next of graph.nextOf(index)) expect(reached.has(next)).toBe(true);
      }),
    );
  });
});

describe('a talk', () => {
  const lines = [
    { order: 2, speaker: 'player', text: { en: 'Tea?' } },
    { order: 1, speaker: 'pet', text: { en: 'Hello.' } },
  ];

  it('is played in the order of its lines, to the end of each answer', () => {
    const choices = [7, 8].map((next_id, index) => ({
      no: index + 1,
      text: { en: `Answer ${next_id}` },
      next_id,
    }));
    const play = goOn(goOn(startPlay(storyOf({ lines, choices }), '')));
    expect(play.moments.map(({ index }) => play.script.lines[index]?.speaker)).toEqual(['pet', 'player', '']);
    const ended = choose(play, 1);
    expect(momentOf(ended)).toMatchObject({ kind: 'end' });
    expect(ended.script.lines[momentOf(ended).index]?.param).toBe('8');
  });

  it('without answers goes on with the record that follows', () => {
    const play = goOn(goOn(startPlay(storyOf({ lines, next_id: 9 }), '')));
    expect(play.script.lines[momentOf(play).index]).toMatchObject({ command: 'end', param: '9' });
  });
});

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

describe('a second language', () => {
  it('keeps every other language, whatever its script', () => {
    fc.assert(
      fc.property(anyScript, fc.constantFrom(...LANGUAGES), (script, language) => {
        const begun = withScript({}, fileOf(script, 'one'), { language: 'en', isWhole: true });
        const built = fileOf(script, 'two');
        expect(differencesFromStory(scriptOf(begun), built)).toEqual([]);
        const { lines } = scriptOf(withScript(begun, built, { language, isWhole: false }));
        for (const { text, no } of lines)
          expect(text).toEqual(
            language === 'en' ? { en: `two ${no}` } : { en: `one ${no}`, [language]: `two ${no}` },
          );
      }),
    );
  });

  it('comes from the file that was downloaded, and an unchanged file changes nothing', () => {
    fc.assert(
      fc.property(anyScript, fc.constantFrom(...LANGUAGES), (script, language) => {
        const { lines, choices } = fileOf(script, 'one');
        const kept = choices.filter(({ line_no: line }) => lines.some(({ no }) => no === line));
        const story = withScript({}, { lines, choices: kept }, { language: 'en', isWhole: true });
        const rows = scriptFromRows(rowsOfScript(scriptOf(story), language));
        const file = 'lines' in rows ? rows : { lines: [], choices: [] };
        expect(differencesFromStory(scriptOf(story), file)).toEqual([]);
        const again = withScript(story, file, { language, isWhole: false });
        expect(scriptOf(again)).toEqual(scriptOf(story));
      }),
    );
  });
});

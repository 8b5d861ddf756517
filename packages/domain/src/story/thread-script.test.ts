import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { LANGUAGES } from '../core/language.ts';
import { issueText } from '../texts/issues.ts';
import { choicesAt, choose, goOn, momentOf, startPlay } from './play-story.ts';
import { storyProblems } from './story-problems.ts';
import { threadScript, type ThreadPart } from './thread-script.ts';

const words = (en: string) => ({ en, zh: en, jp: en });
const say = (order: number, en: string, more: RecordData = {}): RecordData => ({
  order,
  sender: 'contact',
  contact_id: 3,
  kind: 'text',
  text: words(en),
  ...more,
});
const part = (id: string, next: string, ...messages: readonly RecordData[]): ThreadPart => ({
  id,
  isFirst: id === 'a',
  next,
  messages,
});
const ask = (order: number, ...targets: readonly string[]): RecordData => ({
  order,
  sender: 'player',
  kind: 'choice',
  choices: targets.map((goto_subthread_id, index) => ({
    no: index + 1,
    text: words(goto_subthread_id),
    goto_subthread_id,
  })),
});
const THREAD = [
  part('b', 'd', say(1, 'In b.')),
  part('a', '', say(2, 'Second.'), say(1, 'First.'), ask(3, 'b', 'c')),
  part('c', '', { order: 1, sender: 'player', kind: 'image', file: { path: 'x.svg' } }, say(2, 'In c.')),
  part('d', '', say(1, 'In d.')),
];

describe('a talk in messages', () => {
  it('begins with its first part, is played in order, and ends where nothing follows', () => {
    const script = threadScript(THREAD);
    const saidBy = (picks: readonly number[]) => {
      let play = startPlay(script, '');
      const said: string[] = [];
      const open = [...picks];
      for (;;) {
        const { index, kind } = momentOf(play);
        if (kind === 'end' || kind === 'stuck') return [...said, kind];
        said.push(script.lines[index]?.text.en ?? '?');
        play = choicesAt(play).length > 0 ? choose(play, open.shift() ?? 0) : goOn(play);
      }
    };
    expect(saidBy([0])).toEqual(['First.', 'Second.', '?', 'In b.', 'In d.', 'end']);
    expect(saidBy([1])).toEqual(['First.', 'Second.', '?', 'In c.', 'end']);
    expect([...script.firstLines]).toEqual([
      ['a', 1],
      ['b', 4],
      ['c', 6],
      ['d', 9],
    ]);
    expect(script.lines[0]?.speaker).toBe('3');
    expect(script.lines.find(({ command }) => command === 'effect')?.param).toBe('x.svg');
    expect(storyProblems(script)).toEqual([]);
  });

  it('reports answers and parts that lead nowhere, unreachable parts, and missing texts', () => {
    const script = threadScript([
      part('a', '', say(1, '', { text: { en: 'Hi' } }), ask(2, 'b', 'gone')),
      part('b', 'lost', say(1, 'In b.')),
      part('c', '', say(1, 'In c.')),
    ]);
    expect(
      storyProblems(script).map(({ no, issue, missing }) => [no, issue?.code ?? missing.join(' ')]),
    ).toEqual([
      [1, 'script_dead_end'],
      [1, 'zh jp'],
      [2, 'script_dead_end'],
      [2, 'script_leads_nowhere'],
      [3, 'script_dead_end'],
      [4, 'script_dead_end'],
      [5, 'script_never_reached'],
      [6, 'script_never_reached'],
    ]);
  });

  it('says which choice leads nowhere, and what to do', () => {
    const script = threadScript([part('a', '', ask(1, 'b', 'gone')), part('b', '', say(1, 'In b.'))]);
    const sentences = storyProblems(script).map(
      ({ issue }) => issue && LANGUAGES.map((language) => issueText(issue, language)),
    );
    expect(sentences).toEqual([
      [
        'choice 2 leads nowhere, so the story stops there: choose what follows it',
        '第 2 個選項沒有接續，劇情會停在這裡：請選擇接續的內容',
        '2番目の選択肢は行き先がなく、行き止まりになります。続きを選択してください',
      ],
    ]);
  });
});

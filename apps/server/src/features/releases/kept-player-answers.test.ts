import { describe, expect, it } from 'vitest';
import type { PlayerCheckRequest, PlayerChecks } from '../../players/player-checks.ts';
import { keepPlayerAnswers } from './kept-player-answers.ts';

const request = (environmentId = 1): PlayerCheckRequest => ({
  environmentId,
  questions: ['player_level'],
  accounts: [],
});

function createScene(answer: PlayerChecks['ask'] = () => Promise.resolve(new Map())) {
  let now = 0;
  let asked = 0;
  const checks = keepPlayerAnswers(
    {
      questions: new Set(['player_level']),
      ask: (what) => {
        asked += 1;
        return answer(what);
      },
    },
    { now: () => new Date(now) },
  );
  return { ...checks, asked: () => asked, wait: (milliseconds: number) => (now += milliseconds) };
}

describe('answers about players', () => {
  it('are good for half a minute, for the same request', async () => {
    const scene = createScene();
    await scene.kept.ask(request());
    scene.wait(29_999);
    await scene.kept.ask(request());
    expect(scene.asked()).toBe(1);
    await scene.kept.ask(request(2));
    expect(scene.asked()).toBe(2);
    scene.wait(1);
    await scene.kept.ask(request());
    expect(scene.asked()).toBe(3);
  });

  it('are asked for again before something goes out, and kept for who looks afterwards', async () => {
    const scene = createScene();
    await scene.kept.ask(request());
    await scene.fresh.ask(request());
    expect(scene.asked()).toBe(2);
    scene.wait(29_999);
    await scene.kept.ask(request());
    expect(scene.asked()).toBe(2);
  });

  it('are not kept where there were none', async () => {
    const scene = createScene(() => Promise.reject(new Error('away')));
    await expect(scene.kept.ask(request())).rejects.toThrow('away');
    await expect(scene.kept.ask(request())).rejects.toThrow('away');
    expect(scene.asked()).toBe(2);
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import { field } from '../core/define-field.ts';
import { LANGUAGES, type Language } from '../core/language.ts';
import { defineAction, type ActionParams } from './define-action.ts';
import { line } from './define-line.ts';
import { PLAYER_ACTIONS, type PlayerActionParams } from './player/index.ts';
import { paramsOf, validateParams } from './read-params.ts';
import { ADMINS } from './roles.ts';

const BASE = {
  kind: 'ring',
  subject: 'player',
  title: ['Ring', '按鈴', '鳴らす'],
  place: 'account',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  fields: {
    times: field.integer(['Times', '次數', '回数'], [1, 9], { default: 1 }),
    until: field.dateTime(['Until', '結束', '終了'], { optional: true }),
    note: field.longText(['Note', '附註', 'メモ'], 20, { optional: true }),
    title: field.localizedText(['Title', '標題', '件名'], 10),
  },
  lines: { bell: line(['Bell', '鈴', 'ベル']) },
} as const;

const ring = defineAction({ ...BASE, named: ['until'] });

describe('the definition of an action', () => {
  it('says what the handler gets', () => {
    expectTypeOf<ActionParams<typeof ring>>().toEqualTypeOf<{
      readonly times: number;
      readonly until: string | null;
      readonly title: Readonly<Partial<Record<'en' | 'zh' | 'jp', string>>>;
      readonly note?: string;
    }>();
    expectTypeOf<PlayerActionParams<'lift_sanction'>['kind']>().toEqualTypeOf<
      'suspend' | 'mute' | 'arena_ban' | 'guild_ban' | 'trade_ban' | 'warn'
    >();
  });
});

/** Never called: the compiler reports an error if one of these mistakes compiles. */
export function mistakesThatDoNotCompile(): void {
  const { place: _place, ...nowhere } = BASE;
  // @ts-expect-error -- it is in no menu and on no screen
  defineAction(nowhere);
  // @ts-expect-error -- there is no such place
  defineAction({ ...BASE, place: 'attic' });
  // @ts-expect-error -- no role may do it anywhere
  defineAction({ ...BASE, roles: { open: [], protected: [] } });
  // @ts-expect-error -- the menu has nothing to fill the field with
  defineAction({ ...BASE, given: ['times'] });
  // @ts-expect-error -- a misspelt field of a second player
  defineAction({ ...BASE, otherPlayer: 'to_acount_id' });
  // @ts-expect-error -- a misspelt field
  defineAction({ ...BASE, named: ['untill'] });
  // @ts-expect-error -- requests have no fields of this kind
  defineAction({ ...BASE, fields: { chart: field.stats(['Chart', '圖', '表'], []) } });
  // @ts-expect-error -- a player is always changed, and always counts
  defineAction({ ...BASE, limits: [] });
  // @ts-expect-error -- players have no states that would keep something from being done
  defineAction({ ...BASE, states: ['draft'] });
  // @ts-expect-error -- deliveries are no part of a player's menu
  defineAction({ ...BASE, subject: 'delivery' });
  // @ts-expect-error -- no delivery is ever in that state
  defineAction({ ...BASE, subject: 'delivery', place: 'delivery', states: ['lost'] });
  // @ts-expect-error -- it could be done in no state at all
  defineAction({ ...BASE, subject: 'delivery', place: 'delivery', states: [] });
  // @ts-expect-error -- a language is missing
  defineAction({ ...BASE, title: ['Ring', '按鈴'] });
}

describe('what a form holds', () => {
  const title = { en: ' Tea ', zh: '茶', jp: 'お茶' };

  it('becomes a request: trimmed, without what is empty, null where no end was chosen for an instant that has to be named', () => {
    expect(paramsOf(ring, { times: 2, until: null, note: '  ', title })).toEqual({
      times: 2,
      until: null,
      title,
    });
    expect(paramsOf(ring, { until: '' })).toEqual({});
  });

  it('is checked as records are, and in the languages of its readers', () => {
    const codes = (values: Parameters<typeof validateParams>[1], needed: readonly Language[] = LANGUAGES) =>
      validateParams(ring, values, needed).map(({ path, code }) => `${path} ${code}`);
    expect(codes({ times: 2, until: null, title })).toEqual([]);
    expect(codes({})).toEqual(['times required', 'title required', 'until required']);
    expect(codes({ times: 10, until: 'soon', note: 'x'.repeat(21), title: { en: 'Tea' } })).toEqual([
      'times less_or_equal',
      'until date_format',
      'note too_long',
      'title.zh text_missing',
      'title.jp text_missing',
    ]);
    expect(codes({ times: 2, until: null, title: { zh: '茶' } }, ['zh'])).toEqual([]);
    expect(codes({ times: 2, until: null, title: { zh: '茶' } }, [])).toEqual([]);
    expect(codes({ times: 2, until: null, title: {} }, [])).toEqual([
      'title required',
      'title.en text_missing',
      'title.zh text_missing',
      'title.jp text_missing',
    ]);
  });
});

describe('the actions on players', () => {
  it('have each name once, and their second player and what is given among their fields', () => {
    expect(new Set(PLAYER_ACTIONS.map(({ kind }) => kind)).size).toBe(PLAYER_ACTIONS.length);
    for (const { kind, fields, given, named, otherPlayer } of PLAYER_ACTIONS) {
      const keys = fields.map(({ key }) => key);
      const mentioned = [...given, ...named, ...(otherPlayer === null ? [] : [otherPlayer])];
      expect([kind, mentioned.filter((key) => !keys.includes(key))]).toEqual([kind, []]);
    }
  });

  it('say of each line the same wherever they share it', () => {
    const lines = new Map<string, unknown>();
    for (const { lines: own } of PLAYER_ACTIONS)
      for (const [subject, definition] of Object.entries(own)) {
        expect(lines.get(subject) ?? definition).toBe(definition);
        lines.set(subject, definition);
      }
  });
});

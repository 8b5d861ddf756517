import { defineAction } from '@quartermaster/domain/actions/define-action';
import { ADMINS } from '@quartermaster/domain/actions/roles';
import { field } from '@quartermaster/domain/core/define-field';
import { sanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { paramsSchema } from './field-schema.ts';

const BASE = {
  kind: 'ring',
  subject: 'player',
  title: ['Ring', '按鈴', '鳴らす'],
  place: 'account',
  roles: ADMINS,
  limits: ['players'],
} as const;

const SECRET = { minLength: 3, isSecret: true } as const;

const action = defineAction({
  ...BASE,
  fields: {
    name: field.text(['Name', '名稱', '名前'], 5),
    kinds: field.multiEnum(['Kinds', '種類', '種類'], sanctionKind, [1, 2]),
    by: field.integer(['By', '數量', '数'], [-3, 3], { notZero: true }),
    loud: field.boolean(['Loud', '大聲', '大音量'], { default: false }),
    from: field.dateTime(['From', '開始', '開始'], { optional: true }),
    until: field.dateTime(['Until', '結束', '終了'], { optional: true }),
    bells: field.rows(['Bells', '鈴', 'ベル'], [1, 2], {
      fields: {
        bell: field.id(['Bell', '鈴', 'ベル']),
        note: field.text(['Note', '註', 'メモ'], 9, { optional: true }),
      },
      uniqueBy: 'bell',
    }),
  },
  named: ['until'],
});
const schema = paramsSchema(action);
const GOOD = { name: ' Ada ', kinds: ['mute'], by: -1, until: null, bells: [{ bell: 1 }] };

const wrong = (part: object) =>
  schema.safeParse({ ...GOOD, ...part }).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`);

describe('the schema of an action’s fields', () => {
  it('lets pass what the fields allow, with defaults and trimmed', () => {
    expect(schema.parse(GOOD)).toEqual({ ...GOOD, name: 'Ada', loud: false, from: null });
  });

  it.each([
    [{ name: '' }, ['name too_small']],
    [{ name: 'Elsewhere' }, ['name too_big']],
    [{ kinds: ['mute', 'mute'] }, ['kinds custom']],
    [{ kinds: ['dance'] }, ['kinds.0 invalid_value']],
    [{ by: 0 }, ['by custom']],
    [{ by: 4 }, ['by too_big']],
    [{ until: undefined }, ['until invalid_type']],
    [{ until: '2026-02-30 00:00:00' }, ['until custom']],
    [{ bells: [] }, ['bells too_small']],
    [{ bells: [{ bell: 0 }] }, ['bells.0.bell too_small']],
    [{ extra: 1 }, [' unrecognized_keys']],
  ])('refuses %j', (part, problems) => {
    expect(wrong(part)).toEqual(problems);
  });

  it('then checks by the rules of the form, and says so in their words', () => {
    const { error } = schema.safeParse({ ...GOOD, name: 'a\nb', bells: [{ bell: 1 }, { bell: 1 }] });
    const said = error?.issues.map((issue) => (issue.code === 'custom' ? issue.params?.['problem'] : issue));
    expect(said).toMatchObject([
      { path: 'name', code: 'one_line' },
      { path: 'bells.1.bell', code: 'duplicate' },
    ]);
  });

  it('describes itself', () => {
    const { required, properties } = z.toJSONSchema(schema, { io: 'input' });
    expect(required).toEqual(['name', 'kinds', 'by', 'until', 'bells']);
    expect(properties?.['by']).toEqual({ type: 'integer', minimum: -3, maximum: 3, description: 'By.' });
  });

  it('fills nothing in where what is left out stays as it is, and checks what is there', () => {
    const partial = paramsSchema({ ...action, isPartial: true });
    expect(partial.parse({})).toEqual({});
    expect(partial.parse({ name: ' Ada ' })).toEqual({ name: 'Ada' });
    const { error } = partial.safeParse({ name: ' ', bells: [], extra: 1 });
    expect(error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual([
      'name too_small',
      'bells too_small',
      ' unrecognized_keys',
    ]);
  });

  it('cuts no blank off a secret, and counts each', () => {
    const { password } = { password: field.text(['Password', '密碼', 'パスワード'], 9, SECRET) };
    const secret = paramsSchema(defineAction({ ...BASE, fields: { password } }));
    expect(secret.parse({ password: '   ' })).toEqual({ password: '   ' });
    expect(secret.parse({ password: ' ab ' })).toEqual({ password: ' ab ' });
    expect(secret.safeParse({ password: 'ab' }).error?.issues).toMatchObject([
      { code: 'too_small', minimum: 3 },
    ]);
  });
});

import { field } from '../core/define-field.ts';
import { joinPath } from '../core/issue.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { enumOf } from '../enums/enum-of.ts';
import { gameSystem } from '../enums/game-system.ts';
import { common } from './common-fields.ts';

const jumpType = enumOf('jump-type', {
  none: ['No jump', '不跳轉', '移動なし', 'neutral', '無'],
  feature: ['A feature', '功能頁面', '機能', 'blue', '能'],
  record: ['Specific content', '指定內容', '特定の内容', 'green', '項'],
  avg: ['A story', '劇情', 'シナリオ', 'purple', '劇'],
  url: ['A web page', '網頁', 'ウェブページ', 'orange', '網'],
});

/** Where a touch leads a player. */
export const jumpFields = {
  jump_type: field.enum(['Button target', '按鈕跳轉', 'ボタンの移動先'], jumpType, {
    default: 'none',
    help: [
      'The target must be open whenever players can see the button.',
      '玩家看得到按鈕的期間，跳轉目標必須保持開放。',
      'ボタンが表示されている間は、移動先を開いておいてください。',
    ],
  }),
  jump_feature: field.enum(['Feature', '功能', '機能'], gameSystem, {
    showWhen: { field: 'jump_type', in: ['feature'] },
  }),
  jump_module: field.text(['Screen', '設定頁面', '設定画面'], 60, {
    form: 'screen_name',
    monospace: true,
    showWhen: { field: 'jump_type', in: ['record'] },
  }),
  jump_record_id: field.text(['Record', '資料', 'データ'], 60, {
    form: 'record_name',
    recordIn: 'jump_module',
    monospace: true,
    showWhen: { field: 'jump_type', in: ['record'] },
  }),
  jump_avg_id: common.story({
    showWhen: { field: 'jump_type', in: ['avg'] },
  }),
  jump_url: field.text(['Web address', '網址', 'ウェブアドレス'], 300, {
    form: 'https_address',
    monospace: true,
    showWhen: { field: 'jump_type', in: ['url'] },
    help: ['Must start with https.', '須以 https 開頭。', 'https で始まるアドレスです。'],
  }),
} satisfies Fields;

/** Its keys, for rows that fold it: it takes the room of what the rows are about. */
export const JUMP_KEYS = [
  'jump_type',
  'jump_feature',
  'jump_module',
  'jump_record_id',
  'jump_avg_id',
  'jump_url',
] as const satisfies readonly (keyof typeof jumpFields)[];

type Links = {
  /** The list whose rows have the links, where it is not the record itself. */
  readonly rows?: string;
  /** The timeslot in which players see them. Absent: unknown. */
  readonly shown?: string;
  /** The reference to the record that has that timeslot, where it is another one. */
  readonly of?: string;
  /** A warning for settings without a version, which a release that moves a period must not switch off. */
  readonly severity?: 'warning';
};

/**
 * What every jump keeps: its record exists, and is open as long as players see the button.
 * @example
 * sections: { button: section(['Button', '按鈕', 'ボタン'], { ...jumpFields }) },
 * rules: [...jumpRules({ shown: 'timeslot' })],
 */
export function jumpRules({ rows = '', shown, of, severity }: Links = {}): readonly RuleDefinition[] {
  const record = joinPath(rows, 'jump_record_id');
  const exists: RuleDefinition = { field: record, is: 'record_of', module: { field: 'jump_module' } };
  if (shown === undefined) return [exists];
  // Periods are called alike in all modules that have one.
  const link = { record, module: 'jump_module', at: 'timeslot', shown };
  const more = { ...(of === undefined ? {} : { of }), ...(severity === undefined ? {} : { severity }) };
  return [exists, { rule: 'open_while_shown', ...link, ...more }];
}

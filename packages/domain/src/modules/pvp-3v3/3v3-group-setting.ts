import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { powerRange } from '../../field-sets/bot-power.ts';
import { common } from '../../field-sets/common-fields.ts';

const serverScope = enumOf('3v3-server-scope', {
  server: ['One server', '單一伺服器', '1サーバー', 'blue', ['單', '単']],
  region: ['Region', '同地區', '同じ地域', 'green', ['區', '域']],
  global: ['All servers', '全部伺服器', '全サーバー', 'purple', '全'],
});

const BY_TIER = { orderBy: 'tier' } as const;
const MOST = 500;

/** A tier of the 3v3 arena: how many play in one group of it, and how many of them move up and down. */
export const threeOnThreeGroupSetting = defineModule({
  key: '3v3-group-setting',
  family: 'pvp-3v3',
  titles: {
    title: ['3v3 groups', '3v3 分組', '3v3グループ'],
    record: ['3v3 group', '3v3 分組', '3v3グループ'],
  },
  identity: ['group_id'],
  sections: {
    basics: common.basics({
      group_id: field.id(['Group ID', '分組編號', 'グループID']),
      name: common.name(30),
      icon: common.icon('arena/default.svg'),
      tier: field.integer(['Tier', '層級', '段階'], [1, 20], {
        help: ['1 is the lowest.', '1 為最低層級。', '1が最下位です。'],
      }),
    }),
    players: section(['Players', '玩家', 'プレイヤー'], {
      size: field.integer(['Players per group', '每組人數', '1グループの人数'], [10, MOST]),
      promote_count: field.integer(['Promoted players', '晉級人數', '昇格する人数'], [0, MOST], {
        help: [
          'None from the highest tier, at least one from every other tier.',
          '最高層級為 0，其餘層級至少 1 人。',
          '最上位は0人、それ以外は1人以上です。',
        ],
      }),
      demote_count: field.integer(['Demoted players', '降級人數', '降格する人数'], [0, MOST]),
      server_scope: field.enum(['Player pool', '玩家來源', 'プレイヤーの範囲'], serverScope, {
        default: 'server',
      }),
      ...powerRange.fields,
      bot_fill: field.boolean(['Fill with bots', '以機器人補足', 'ボットで補う'], { default: true }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'tier', along: BY_TIER, is: 'contiguous', from: 1 },
    {
      field: 'size',
      is: 'greater',
      than: { totalOf: [{ field: 'promote_count' }, { field: 'demote_count' }] },
    },
    { field: 'promote_count', along: BY_TIER, is: 'zero_only', at: 'last' },
    { field: 'demote_count', is: 'empty', when: { field: 'tier', in: [1] } },
    ...powerRange.rules,
  ],
  list: {
    columns: [
      'group_id',
      'name',
      'tier',
      'size',
      'promote_count',
      'demote_count',
      'server_scope',
      'bot_fill',
      'status',
    ],
    filters: ['server_scope', 'bot_fill', 'status'],
    sorts: ['group_id', 'name', 'tier', 'size'],
    sort: 'tier',
    sheet: {},
  },
});

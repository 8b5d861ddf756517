import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { MAX_BONUS_LINES, statBonusFields, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** A level of might, which all gods of an account reach together. */
export const godMightSetting = defineModule({
  key: 'god-might-setting',
  family: 'gods',
  titles: { title: ['God might', '神明威能', '神威'], record: ['Might', '威能', '神威'] },
  sections: {
    level: section(['Level', '等級', 'レベル'], {
      id: common.id(),
      might_level: field.integer(['Might level', '威能等級', '神威レベル'], [1, 200]),
      require_total: field.integer(
        ['Required total might', '所需威能總和', '必要な神威の合計'],
        [1, 999_999_999],
        {
          unit: 'points',
        },
      ),
      costs: common.costs(8, { optional: true }),
    }),
    gain: section(['Growth', '成長', '成長'], {
      bonus: field.rows(['Account bonus', '帳號加成', 'アカウントへのボーナス'], [1, MAX_BONUS_LINES], {
        help: [
          'Total at this level; not added to the previous level.',
          '為此等級的總加成，不與前一級疊加。',
          'このレベルでの合計です。前のレベルには加算しません。',
        ],
        fields: statBonusFields,
      }),
      rewards: field.rewards(['One-time reward', '一次性獎勵', '一度きりの報酬'], [], { optional: true }),
      title_id: common.playerTitle({ optional: true }),
      effect: field.text(['Lobby effect', '大廳特效', 'ロビーの演出'], 40, {
        optional: true,
        form: 'mark',
        monospace: true,
        help: ['Effect key in the game client.', '遊戲用戶端的特效代號。', 'クライアント側の演出キーです。'],
      }),
    }),
  },
  rules: [
    { fields: ['might_level'], is: 'unique' },
    ...ladderRules({ step: 'might_level', from: 1, bonus: 'bonus' }),
    { field: 'require_total', along: { orderBy: 'might_level' }, is: 'rising' },
    ...statBonusRules('bonus'),
  ],
  display: { title: 'might_level' },
  list: {
    columns: ['id', 'might_level', 'require_total', 'bonus', 'rewards', 'title_id', 'status'],
    filters: ['might_level', 'title_id', 'status'],
    sorts: ['id', 'might_level', 'require_total'],
    sheet: {},
  },
});

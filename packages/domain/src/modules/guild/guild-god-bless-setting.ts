import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { gameSystem } from '../../enums/game-system.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const position = enumOf('guild-blessing-position', {
  leader: ['Leader', '會長', 'ギルドマスター', 'gold', ['會', '長']],
  vice: ['Leader and vice leaders', '會長與副會長', 'マスターとサブマスター', 'blue', ['副', '副']],
  any: ['Any member', '所有成員', '全メンバー', 'green', ['員', '員']],
});

/** A level of the blessing that a guild asks of its patron god. It is for members of at least a day. */
export const guildGodBlessSetting = defineModule({
  key: 'guild-god-bless-setting',
  family: 'guild',
  titles: {
    title: ['Guild god bless', '公會神明祝福', 'ギルド神の加護'],
    record: ['Blessing level', '祝福等級', '加護レベル'],
  },
  identity: ['level'],
  sections: {
    basics: common.basics({
      level: common.level([1, 100]),
      god_id: field.reference(['Patron god', '守護神明', '守護神'], 'god-setting', { optional: true }),
      require_guild_level: field.reference(
        ['Required guild level', '所需公會等級', '必要なギルドレベル'],
        'guild-level-setting',
      ),
      costs: field.costs(['Cost to the guild', '公會資金消耗', 'ギルド資金のコスト'], [1, 8]),
      activate_position: field.enum(['Activated by', '可啟用職位', '発動できる役職'], position, {
        default: 'leader',
      }),
    }),
    gain: section(['Effect', '效果', '効果'], {
      bonus: bonusLines(),
      modes: field.multiEnum(['Active modes', '適用玩法', '有効なモード'], gameSystem, [1, 20], {
        default: ['main_chapter'],
      }),
      duration_hours: field.integer(['Duration', '持續時間', '持続時間'], [0, 168], {
        unit: 'hours',
        default: 24,
        zero: ['Permanent', '永久', '無期限'],
      }),
    }),
  },
  rules: [
    ...ladderRules({ step: 'level', from: 1, bonus: 'bonus' }),
    { field: 'require_guild_level', along: { orderBy: 'level' }, is: 'not_falling' },
    ...statBonusRules('bonus'),
  ],
  display: { title: 'level' },
  list: {
    columns: [
      'level',
      'god_id',
      'require_guild_level',
      'costs',
      'bonus',
      'modes',
      'duration_hours',
      'activate_position',
      'status',
    ],
    filters: ['god_id', 'require_guild_level', 'modes', 'activate_position', 'status'],
    sorts: ['level', 'duration_hours'],
    sheet: {},
  },
});

import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rankLadder } from '../../field-sets/rank-ladder.ts';
import { titleOfOneBoard } from '../../field-sets/title-boards.ts';

const ladder = rankLadder({ of: ['group_id'], until: { field: 'size', of: 'group_id' } });

/** What a quarter gives by place in a group, and where these places play next. */
export const threeOnThreeRankingGroupSetting = defineModule({
  key: '3v3-ranking-group-setting',
  family: 'pvp-3v3',
  titles: {
    title: ['3v3 ranking groups', '3v3 排名分組', '3v3ランキンググループ'],
    record: ['Rank', '名次', '順位'],
  },
  sections: {
    places: section(['Rank', '名次', '順位'], {
      id: common.id(),
      group_id: common.arenaGroup(),
      ...ladder.fields,
      title_id: common.playerTitle({ optional: true }),
      next_group_id: field.reference(
        ['Next group', '下季分組', '次シーズンのグループ'],
        '3v3-group-setting',
        {
          help: [
            'Promoted and demoted ranks must match the numbers of the group.',
            '晉級與降級的名次須符合分組的人數。',
            '昇格・降格の順位はグループの人数に合わせます。',
          ],
        },
      ),
    }),
    mail: common.mail(),
  },
  rules: [...ladder.rules, titleOfOneBoard],
  display: { title: 'group_id' },
  list: {
    filters: ['group_id', 'next_group_id', 'title_id', 'status'],
    sorts: ['id', 'rank_from'],
    sheet: { groupBy: 'group_id' },
  },
  search: ['mail_title'],
});

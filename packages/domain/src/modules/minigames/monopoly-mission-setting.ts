import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { missionRecords, missionReset } from '../../field-sets/mission-records.ts';

const mission = missionRecords({ of: 'monopoly_id', resets: missionReset });

/** A mission that gives dice for a board game. */
export const monopolyMissionSetting = defineModule({
  key: 'monopoly-mission-setting',
  family: 'minigames',
  titles: {
    title: ['Monopoly missions', '大富翁任務', 'すごろくミッション'],
    record: ['Mission', '任務', 'ミッション'],
  },
  kind: 'child',
  parent: 'monopoly_id',
  sections: {
    mission: section(['Mission', '任務', 'ミッション'], {
      monopoly_id: field.reference(['Board game', '大富翁', 'すごろく'], 'monopoly-setting'),
      id: common.id(),
      ...mission.fields,
      rewards: common.rewards([]),
    }),
    button: section(['Button', '按鈕', 'ボタン'], mission.button),
  },
  rules: mission.rules,
  list: {
    columns: ['monopoly_id', 'id', 'description', 'goal', 'rewards', 'reset', 'order', 'status'],
    filters: ['reset', 'jump_type', 'status'],
    sorts: ['id', 'order'],
    sheet: { groupBy: 'reset' },
  },
});

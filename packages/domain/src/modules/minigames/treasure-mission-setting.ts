import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { missionRecords, missionReset } from '../../field-sets/mission-records.ts';

const mission = missionRecords({ of: 'treasure_id', resets: missionReset });

/** A mission that gives tickets for a treasure hunt. */
export const treasureMissionSetting = defineModule({
  key: 'treasure-mission-setting',
  family: 'minigames',
  titles: {
    title: ['Treasure missions', '尋寶任務', '宝探しミッション'],
    record: ['Mission', '任務', 'ミッション'],
  },
  kind: 'child',
  parent: 'treasure_id',
  sections: {
    mission: section(['Mission', '任務', 'ミッション'], {
      treasure_id: field.reference(['Treasure hunt', '尋寶', '宝探し'], 'treasure-setting'),
      id: common.id(),
      ...mission.fields,
      rewards: common.rewards([]),
    }),
    button: section(['Button', '按鈕', 'ボタン'], mission.button),
  },
  rules: mission.rules,
  list: {
    columns: ['treasure_id', 'id', 'description', 'goal', 'rewards', 'reset', 'order', 'status'],
    filters: ['reset', 'jump_type', 'status'],
    sorts: ['id', 'order'],
    sheet: { groupBy: 'reset' },
  },
});

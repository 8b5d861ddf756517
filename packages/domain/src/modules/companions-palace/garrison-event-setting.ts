import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const eventKind = enumOf('garrison-event-kind', {
  battle: ['Battle', '戰鬥', 'バトル', 'red', ['戰', '闘']],
  choice: ['Choice', '抉擇', '選択', 'blue', ['選', '選']],
  gift: ['Gift', '贈禮', '贈り物', 'green', ['禮', '贈']],
});

/** Something that happens where pets are posted. */
export const garrisonEventSetting = defineModule({
  key: 'garrison-event-setting',
  family: 'companions-palace',
  titles: {
    title: ['Garrison events', '駐守事件', '駐屯イベント'],
    record: ['Garrison event', '駐守事件', '駐屯イベント'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      text: common.text(300, { multiline: true }),
      image: common.image('image', { default: { path: 'garrison/default.svg' } }),
    }),
    event: section(['Event', '事件', 'イベント'], {
      kind: common.kind(eventKind),
      battle_id: common.battle({ showWhen: { field: 'kind', in: ['battle'] } }),
      choices: field.rows(['Choices', '選項', '選択肢'], [1, 4], {
        showWhen: { field: 'kind', in: ['choice'] },
        uniqueBy: 'no',
        weight: 'weight',
        summary: ['text'],
        fields: {
          no: common.no([1, 4]),
          text: common.text(60),
          rewards: common.rewards([]),
          weight: common.weight([0, 1_000_000], { default: 100 }),
        },
      }),
      rewards: common.rewards([], { showWhen: { field: 'kind', in: ['gift'] } }),
    }),
    place: section(['Location', '出現位置', '出現場所'], {
      garrison_ids: field.references(['Garrisons', '駐守地', '駐屯地'], 'garrison-setting', [1, 50]),
      weight: common.weight([1, 1000], { default: 100 }),
      cooldown_hours: field.integer(['Cooldown', '冷卻時間', '再発生までの時間'], [1, 168], {
        unit: 'hours',
        default: 24,
      }),
      expire_hours: field.integer(['Duration', '持續時間', '継続時間'], [1, 72], {
        unit: 'hours',
        default: 12,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { field: 'no', along: 'choices', is: 'contiguous', from: 1 },
  ],
  list: {
    columns: [
      'id',
      'name',
      'kind',
      'garrison_ids',
      'battle_id',
      'choices',
      'rewards',
      'weight',
      'cooldown_hours',
      'status',
    ],
    filters: ['kind', 'garrison_ids', 'battle_id', 'status'],
    sorts: ['id', 'name', 'weight'],
  },
  search: ['name', 'text'],
});

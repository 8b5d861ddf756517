import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { affectionGain, choiceRows, CHOICES } from '../../field-sets/conversation.ts';

const ending = enumOf('multiverse-ending', {
  none: ['No ending', '非結局', '途中', 'neutral', ['續', '続']],
  normal: ['Normal ending', '一般結局', 'ノーマルエンド', 'blue', ['一', '普']],
  good: ['Good ending', '好結局', 'グッドエンド', 'green', ['好', '良']],
  secret: ['Secret ending', '隱藏結局', '隠しエンド', 'purple', ['隱', '隠']],
});

const OF_A_STORY = ['event_id', 'world_no', 'pet_id'] as const;
const choices = choiceRows({
  affection: affectionGain(500),
  goto_chapter: field.reference(['Goes to', '接續章節', '続く章'], 'multiverse-dating-chapter-setting'),
});
const sameAs = (key: string) =>
  ({ field: key, of: 'choices.goto_chapter', is: 'same', as: { field: key } }) as const;

/** A chapter of the story of one character in one world. Answers lead on to another chapter of it. */
export const multiverseDatingChapterSetting = defineModule({
  key: 'multiverse-dating-chapter-setting',
  family: 'story-events',
  titles: {
    title: ['Multiverse dating chapters', '多元宇宙章節', 'マルチバース章'],
    record: ['Chapter', '章節', '章'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: {
    basics: common.basics({
      event_id: field.reference(['Event', '多元宇宙活動', 'イベント'], 'multiverse-dating-setting'),
      id: common.id(),
      world_no: field.integer(['World', '世界編號', '世界番号'], [1, 8]),
      pet_id: common.pet(),
      chapter: field.integer(['Chapter', '章節', '章'], [1, 99]),
      title: common.title(40),
      avg_id: common.story(),
      ending: field.enum(['Ending', '結局', '結末'], ending, { default: 'none' }),
    }),
    opening: section(['Opening', '開放', '開放'], {
      ticket_cost: field.integer(['Tickets', '所需票券', '必要なチケット'], [0, 10], { default: 1 }),
      require_affection: field.integer(['Affection', '所需好感度', '必要な好感度'], [0, 999_999], {
        default: 0,
      }),
    }),
    answers: section(['Answers', '回答', '返事'], {
      choices: field.rows(CHOICES, [2, 4], { optional: true, ...choices.rows }),
      rewards: common.rewards([]),
    }),
  },
  rules: [
    { field: 'world_no', is: 'at_most', than: { field: 'worlds', of: 'event_id' } },
    { field: 'pet_id', is: 'found_in', rows: { field: 'character_ids', of: 'event_id' } },
    { field: 'chapter', along: { orderBy: 'chapter', groupBy: OF_A_STORY }, is: 'contiguous', from: 1 },
    { field: 'require_affection', along: { orderBy: 'chapter', groupBy: OF_A_STORY }, is: 'not_falling' },
    { countOf: { groupBy: OF_A_STORY }, where: { field: 'ending', in: ['good'] }, is: 'at_least', than: 1 },
    { field: 'choices', is: 'empty', when: { field: 'ending', notIn: ['none'] } },
    ...choices.rules,
    sameAs('event_id'),
    sameAs('world_no'),
    sameAs('pet_id'),
    { rule: 'no_cycle', field: 'choices.goto_chapter' },
  ],
  panels: ['named-story'],
  list: {
    columns: [
      'event_id',
      'id',
      'world_no',
      'pet_id',
      'chapter',
      'title',
      'ticket_cost',
      'require_affection',
      'ending',
      'status',
    ],
    filters: ['world_no', 'pet_id', 'ending', 'status'],
    sorts: ['id', 'chapter', 'title'],
    sheet: { groupBy: 'world_no' },
  },
});

import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { affectionGain, choiceRows, CHOICES } from '../../field-sets/conversation.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

const choices = choiceRows({
  affection: affectionGain(500),
  result_text: field.localizedText(['Reply', '回應', '返事'], 120),
});

/**
 * A chapter of the story that a dating event tells. Answers need not add up to the most affection, as outings
 * give it every day.
 */
export const sexualDatingChaptersSetting = defineModule({
  key: 'sexual-dating-chapters-setting',
  family: 'story-events',
  titles: { title: ['Dating chapters', '約會章節', 'デート章'], record: ['Chapter', '章節', '章'] },
  kind: 'child',
  parent: 'event_id',
  address: '/sexual-dating-setting/sexual-dating-chapters-setting/{event_id}',
  sections: {
    basics: common.basics({
      event_id: field.reference(['Dating event', '約會活動', 'デートイベント'], 'sexual-dating-setting'),
      id: common.id(),
      chapter: field.integer(['Chapter', '章節', '章'], [1, 50]),
      title: common.title(40),
      avg_id: common.story(),
      thumbnail: common.thumbnail('image', { default: { path: 'battle-background/default.svg' } }),
      replayable: field.boolean(['Can be read again', '可重播', '読み返せる'], { default: true }),
    }),
    opening: section(['Opening', '開放', '開放'], {
      require_tier: field.integer(['Required tier', '所需階段', '必要な段階'], [1, 50], { default: 1 }),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    answers: section(['Answers', '回答', '返事'], {
      choices: field.rows(CHOICES, [2, 4], { optional: true, ...choices.rows }),
      rewards: common.rewards([]),
    }),
  },
  rules: [
    ...ladderRules({ step: 'chapter', of: 'event_id', from: 1, notFalling: ['require_tier'] }),
    {
      rule: 'occurs_in',
      field: 'require_tier',
      module: 'sexual-dating-tiers-setting',
      at: 'tier',
      same: 'event_id',
    },
    ...choices.rules,
  ],
  panels: ['named-story'],
  list: {
    columns: ['event_id', 'id', 'chapter', 'title', 'avg_id', 'require_tier', 'choices', 'rewards', 'status'],
    filters: ['require_tier', 'avg_id', 'status'],
    sorts: ['id', 'chapter', 'title'],
  },
});

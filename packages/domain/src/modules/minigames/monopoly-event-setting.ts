import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const effect = enumOf('monopoly-card-effect', {
  gain: ['Gain', '獲得', '獲得', 'green', ['得', '得']],
  lose_currency: ['Lose event currency', '失去活動貨幣', 'イベント通貨を失う', 'red', ['失', '失']],
  move: ['Move', '移動', '移動', 'blue', ['移', '移']],
  extra_dice: ['Extra dice', '額外骰子', 'サイコロ追加', 'cyan', ['骰', '追']],
  skip: ['Skip turns', '停留', '休み', 'neutral', ['停', '休']],
  double_next: ['Next reward doubled', '下次獎勵加倍', '次の報酬が倍', 'gold', ['倍', '倍']],
  quiz: ['Quiz', '問答', 'クイズ', 'purple', '問'],
});

const MOST_ANSWERS = 4;

/** A card that is drawn from its group on a chance cell. */
export const monopolyEventSetting = defineModule({
  key: 'monopoly-event-setting',
  family: 'minigames',
  titles: {
    title: ['Monopoly chance cards', '大富翁機會卡', 'すごろくイベントカード'],
    record: ['Chance card', '機會卡', 'イベントカード'],
  },
  kind: 'child',
  parent: 'monopoly_id',
  sections: {
    card: section(['Card', '卡片', 'カード'], {
      monopoly_id: field.reference(['Board game', '大富翁', 'すごろく'], 'monopoly-setting'),
      id: common.id(),
      event_group: field.text(['Card group', '機會卡群組', 'カードのグループ'], 30, {
        form: 'mark',
        monospace: true,
      }),
      title: common.title(40),
      text: common.text(160, { multiline: true }),
      image: common.image('image', { default: { path: 'minigame/card.svg' } }),
      weight: common.weight([1, 1000], { default: 100 }),
    }),
    effect: section(['Outcome', '結果', '結果'], {
      effect: field.enum(['Effect', '效果', '効果'], effect, { default: 'gain' }),
      value: field.integer(['Amount', '數值', '値'], [-99_999, 99_999], {
        notZero: true,
        showWhen: { field: 'effect', in: ['lose_currency', 'move', 'extra_dice', 'skip'] },
      }),
      rewards: common.rewards([], { showWhen: { field: 'effect', in: ['gain', 'quiz'] } }),
      quiz: field.rows(['Questions', '題目', '問題'], [1, 5], {
        showWhen: { field: 'effect', in: ['quiz'] },
        fields: {
          question: field.localizedText(['Question', '問題', '問題'], 120),
          answers: field.rows(['Answers', '選項', '答え'], [2, MOST_ANSWERS], {
            uniqueBy: 'no',
            summary: ['text'],
            fields: {
              no: common.no([1, MOST_ANSWERS]),
              text: common.text(60),
              correct: field.boolean(['Correct', '正確答案', '正解'], { default: false }),
            },
          }),
        },
      }),
    }),
  },
  rules: [
    {
      field: 'value',
      is: 'at_least',
      than: 1,
      when: { field: 'effect', in: ['lose_currency', 'extra_dice', 'skip'] },
    },
    { field: 'no', along: 'quiz.answers', is: 'contiguous', from: 1 },
    { countOf: 'quiz.answers', where: { field: 'correct', in: [true] }, is: 'same', as: 1 },
  ],
  fixed: { during: 'monopoly_id', fields: ['event_group', 'weight', 'effect', 'value', 'rewards', 'quiz'] },
  list: {
    columns: ['monopoly_id', 'id', 'title', 'event_group', 'effect', 'value', 'rewards', 'weight', 'status'],
    filters: ['event_group', 'effect', 'status'],
    sorts: ['id', 'title', 'weight'],
    sheet: { groupBy: 'effect' },
  },
});

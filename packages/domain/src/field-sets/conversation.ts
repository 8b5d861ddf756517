import { field } from '../core/define-field.ts';
import type { EnumDefinition } from '../core/field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';

/** What a bubble holds on the smallest screen. */
const BUBBLE = 120;

/** What one line says, with the face and the voice of its speaker. */
export const said = {
  text: common.text(BUBBLE),
  expression: field.text(['Expression', '表情', '表情'], 40, {
    optional: true,
    form: 'mark',
    monospace: true,
    help: ['Expression key of the animation.', '動態立繪的表情代號。', 'アニメーションの表情キーです。'],
  }),
  voice: common.voice('sound', { perLanguage: true, optional: true }),
} satisfies Fields;

/**
 * One line of a character, chosen by weight among those that fit the moment.
 * @example
 * sections: { line: section(['Line', '台詞', 'セリフ'], { pet_id: common.pet(), ...spokenLine() }) },
 */
export function spokenLine() {
  return {
    ...said,
    weight: common.weight([1, 1000], { default: 100 }),
    timeslot: common.openTime(),
  } satisfies Fields;
}

type Conversation<Speaker extends string> = {
  /** Who may speak. */
  readonly speakers: EnumDefinition<Speaker>;
  readonly maxLines: number;
};

/**
 * A talk between several, line after line.
 * @example
 * const talk = conversation({ speakers: speaker, maxLines: 30 });
 *
 * sections: { talk: section(['Conversation', '對話', '会話'], talk.fields) },
 * rules: [...talk.rules],
 */
export function conversation<const Speaker extends string>({ speakers, maxLines }: Conversation<Speaker>) {
  return {
    fields: {
      lines: field.rows(['Lines', '台詞', 'セリフ'], [1, maxLines], {
        uniqueBy: 'order',
        summary: ['text'],
        fields: {
          order: common.order([1, maxLines]),
          speaker: field.enum(['Speaker', '說話者', '話者'], speakers),
          ...said,
        },
      }),
    },
    rules: [
      { field: 'order', along: 'lines', is: 'contiguous', from: 1 },
    ] satisfies readonly RuleDefinition[],
  };
}

/**
 * What players may answer: two to four choices as rows, numbered from 1. `more`: what a choice brings and
 * where it leads.
 * @example
 * const choices = choiceRows({ affection: affection() });
 *
 * choices: field.rows(CHOICES, [2, 4], { optional: true, ...choices.rows }),
 * rules: [...choices.rules],
 */
export function choiceRows<const More extends Fields>(more: More) {
  return {
    rows: {
      uniqueBy: 'no',
      summary: ['text'],
      fields: { no: common.no([1, 4]), text: common.text(60), ...more },
    } as const,
    rules: [{ field: 'no', along: 'choices', is: 'contiguous', from: 1 }] satisfies readonly RuleDefinition[],
  };
}

/** What the list of choices is called. */
export const CHOICES = ['Choices', '選項', '選択肢'] as const;

/**
 * What one visit, gift or answer adds.
 * @example affection: affectionGain(500)
 */
export const affectionGain = (max: number) =>
  field.integer(['Affection', '好感度', '好感度'], [0, max], { default: 0 });

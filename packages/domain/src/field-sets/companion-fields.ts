import type { Options } from '../core/build-field.ts';
import { field } from '../core/define-field.ts';
import type { ShowWhen } from '../core/field.ts';
import type { Fields } from '../core/field-values.ts';
import type { Label } from '../core/language.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';
import { ladderRules } from './ladder-rules.ts';

/** A field that names a record of one module, with its label. */
const naming =
  (label: Label, to: string) =>
  <const O extends boolean = false, const S extends ShowWhen = never>(
    options: Options<'reference', 'to' | 'many' | 'min' | 'max', O, string | number, S> = {},
  ) =>
    field.reference(label, to, options);

/** Companions and places of the palace that other screens name. */
export const companion = {
  secretary: naming(['Secretary', '秘書', '秘書'], 'secretary-setting'),
  guardian: naming(['Guardian', '守護者', '守護者'], 'guardian-setting'),
  angel: naming(['Angel', '天使', '天使'], 'angel-setting'),
  statue: naming(['Statue', '雕像', '石像'], 'statue-setting'),
  garrison: naming(['Garrison', '駐守地', '駐屯地'], 'garrison-setting'),
};

/** What a companion looks like. */
export const companionLook = {
  portrait: common.portrait('image', { default: { path: 'companion/default.svg' } }),
  spine: common.spine('spine', { default: { path: 'companion/default.spine.json' } }),
} satisfies Fields;

type Stars = {
  /** The companion whose stars they are. */
  readonly of: string;
  /** The first star. */
  readonly from: 0 | 1;
  /** What else gets no less with a star. */
  readonly notFalling: readonly string[];
};

/**
 * The stars of a companion: the fragments that each takes, and how far levels go with it.
 * @example
 * const stars = companionStars({ of: 'angel_id', from: 0, notFalling: ['bonus_rate_bp'] });
 *
 * sections: { step: section(['Step', '星級', '星'], { angel_id: companion.angel(), ...stars.fields }) },
 * rules: [...stars.rules],
 */
export function companionStars({ of, from, notFalling }: Stars) {
  return {
    fields: {
      star: field.integer(['Stars', '星級', '星数'], [from, 10]),
      fragments: field.integer(['Fragments required', '所需碎片數', '必要なかけら'], [from, 9999]),
      level_cap: field.integer(['Level cap', '等級上限', 'レベル上限'], [1, 300]),
    } satisfies Fields,
    rules: ladderRules({ step: 'star', of, from, notFalling: ['fragments', 'level_cap', ...notFalling] }),
  };
}

/**
 * One of the skills of a companion, by number.
 * @example const skills = companionSkills('angel_id', 4);
 */
export const companionSkills = (of: string, most: number) => ({
  fields: {
    skill_no: field.integer(['Skill no.', '技能編號', 'スキル番号'], [1, most]),
  } satisfies Fields,
  rules: [{ fields: [of, 'skill_no'], is: 'unique' }] satisfies readonly RuleDefinition[],
});

/**
 * Levels as rows of one record, each with its costs, counted without a gap. `more`: what a level has besides.
 * @example
 * const levels = levelRows('levels', { max: 20, from: 1 }, { value: … });
 *
 * sections: { levels: section(['Levels', '等級', 'レベル'], { levels: field.rows(label, [1, 20], levels.rows) }) },
 * rules: [...levels.rules],
 */
export function levelRows<const More extends Fields = {}>(
  key: string,
  { max, from }: { readonly max: number; readonly from: 1 | 2 },
  more: More = {} as More,
) {
  return {
    rows: {
      uniqueBy: 'level',
      fields: { level: common.level([from, max]), costs: common.costs(8), ...more },
    } as const,
    rules: [
      { field: 'level', along: key, is: 'contiguous', from },
      { field: 'costs', along: key, is: 'not_falling' },
    ] satisfies readonly RuleDefinition[],
  };
}

import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { Label } from '../core/language.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';
import { LINEUP_PLACES, rarityCaps } from './lineup-fields.ts';

const fields = {
  slot: field.integer(['Position', '站位', '位置'], [1, LINEUP_PLACES]),
  pet_id: common.pet(),
  level: common.level([1, 300]),
  star: field.integer(['Stars', '星級', '星数'], [1, 10], { default: 1 }),
  skill_level: field.integer(['Skill level', '技能等級', 'スキルレベル'], [1, 20], { default: 1 }),
} satisfies Fields;

/**
 * A team of pets that fights other teams, and what every such team keeps: a pet is in it once, is released,
 * and has no more levels and stars than its rarity allows. The game works out how strong the team is.
 * @example
 * const team = arenaTeam('lineup', ['Team', '隊伍', 'チーム']);
 *
 * sections: { team: section(['Team', '隊伍', 'チーム'], { lineup: team.field }) },
 * rules: [...team.rules],
 */
export function arenaTeam(key: string, label: Label) {
  return {
    field: field.rows(label, [1, LINEUP_PLACES], { uniqueBy: 'slot', fields }),
    rules: memberRules(key),
  };
}

/**
 * Several such teams of one owner as one list, so that no pet is in two of them.
 * @example const teams = arenaTeams('lineup', ['Teams', '隊伍', 'チーム'], 3);
 */
export function arenaTeams(key: string, label: Label, count: number) {
  return {
    field: field.rows(label, [count, count * LINEUP_PLACES], {
      fields: { team: field.integer(['Team', '隊伍', 'チーム'], [1, count]), ...fields },
    }),
    rules: [
      { fields: ['team', 'slot'], along: key, is: 'unique' },
      {
        field: 'team',
        along: key,
        is: 'covers',
        values: Array.from({ length: count }, (_, index) => index + 1),
      },
      ...memberRules(key),
    ] satisfies readonly RuleDefinition[],
  };
}

function memberRules(key: string): readonly RuleDefinition[] {
  return [
    { fields: ['pet_id'], along: key, is: 'unique' },
    { field: 'status', of: `${key}.pet_id`, is: 'one_of', values: ['active'] },
    ...rarityCaps(key, 'pet_id'),
  ];
}

import { section } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import { common } from './common-fields.ts';
import { rankLadder } from './rank-ladder.ts';

/**
 * What a day in an arena gives by place, in each class or group `of` it. Players with fewer fights than
 * asked get half, so every amount is even.
 * @example
 * const days = arenaDays('group_id', { group_id: common.arenaGroup() });
 *
 * sections: days.sections,
 * rules: days.rules,
 * display: days.display,
 * list: days.list,
 * search: days.search,
 */
export function arenaDays<const Owner extends Fields>(of: keyof Owner & string, owner: Owner) {
  const ladder = rankLadder({ of: [of], even: true });
  return {
    sections: {
      places: section(['Ranks', '名次', '順位'], {
        id: common.id(),
        ...owner,
        ...ladder.fields,
        min_fights: common.minFights(),
      }),
      mail: common.mail(),
    },
    rules: ladder.rules,
    /** Their mails are called alike. */
    display: { title: of },
    list: {
      filters: [of, 'min_fights', 'status'],
      sorts: ['id', 'rank_from'],
      sheet: { groupBy: of },
    },
    search: ['mail_title'],
  } as const;
}

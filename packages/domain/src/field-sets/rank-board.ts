import { section } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';
import { rankLadder } from './rank-ladder.ts';
import { titleOfOneBoard } from './title-boards.ts';

type RankBoard<Owner extends Fields, More extends Fields> = {
  /** Which ranking it is: of a boss, a season, a board. */
  readonly owner: Owner;
  /** The fields that tell one ranking from another; those of `owner` unless said otherwise. */
  readonly of?: readonly (keyof Owner & string)[];
  /** What a range of places has besides rewards and a title. */
  readonly more?: More;
};

/**
 * A ranking whose rewards come by mail, with a record for each range of places: rewards and a title, which
 * for the first place only one player holds at a time.
 * @example
 * const ranking = rankBoard({ owner: { event_id: field.reference(label, 'event-boss-setting') } });
 *
 * sections: ranking.sections,
 * rules: ranking.rules,
 * display: ranking.display,
 * list: { filters: [...ranking.filters, 'status'], ...ranking.list },
 */
export function rankBoard<const Owner extends Fields, const More extends Fields = {}>({
  owner,
  of = Object.keys(owner),
  more = {} as More,
}: RankBoard<Owner, More>) {
  const ladder = rankLadder({ of });
  return {
    sections: {
      places: section(['Rank', '名次', '順位'], { ...owner, id: common.id(), ...ladder.fields }),
      honours: section(['Honours', '榮譽', '栄誉'], {
        title_id: common.playerTitle({
          optional: true,
          help: [
            'Rank 1 needs a title that only one player can hold at a time.',
            '第 1 名須使用同時僅一人持有的稱號。',
            '1位には同時に1人だけの称号を選びます。',
          ],
        }),
        ...more,
      }),
      mail: common.mail(),
    },
    rules: [
      ...ladder.rules,
      {
        field: 'exclusive',
        of: 'title_id',
        is: 'one_of',
        values: [true],
        when: { field: 'rank_to', in: [1] },
      },
      titleOfOneBoard,
    ] satisfies readonly RuleDefinition[],
    /** Their mails are called alike: a range of places is known by the first of them. */
    display: { title: 'rank_from' },
    list: { sorts: ['id', 'rank_from'], sheet: { groupBy: of[0] ?? 'rank_from' } },
  } as const;
}

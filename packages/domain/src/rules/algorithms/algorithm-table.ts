import type { AlgorithmName } from '../../core/algorithm-parameters.ts';
import type { RuleLogic } from '../rule-logic.ts';
import { apartFrom } from './apart-from.ts';
import { areasApart } from './areas-apart.ts';
import { asserted } from './asserted.ts';
import { atMostTogether } from './at-most-together.ts';
import { canBeCompared } from './can-be-compared.ts';
import { conversionEnds } from './conversion-ends.ts';
import { coversPlayers } from './covers-players.ts';
import { givenByOneBoard } from './given-by-one-board.ts';
import { listsPlayers } from './lists-players.ts';
import { mapLeadsThrough } from './map-leads-through.ts';
import { movesEnd } from './moves-end.ts';
import { namedInside } from './named-inside.ts';
import { noCycle } from './no-cycle.ts';
import { noDearerInBulk } from './no-dearer-in-bulk.ts';
import { noGainBySelling } from './no-gain-by-selling.ts';
import { noGainInCircles } from './no-gain-in-circles.ts';
import { noMutualReference } from './no-mutual-reference.ts';
import { noneBetterForLess } from './none-better-for-less.ts';
import { occursIn } from './occurs-in.ts';
import { openWhenUnlocked } from './open-when-unlocked.ts';
import { openWhileShown } from './open-while-shown.ts';
import { paidWith } from './paid-with.ts';
import { piecesFit } from './pieces-fit.ts';
import { placeholdersMatchRows } from './placeholders-match-rows.ts';
import { rangesFollow } from './ranges-follow.ts';
import { rowsFormTree } from './rows-form-tree.ts';
import { sameExtension } from './same-extension.ts';
import { samePlaceholders } from './same-placeholders.ts';
import { staysWithinCaps } from './stays-within-caps.ts';
import { withinLimits } from './within-limits.ts';
import { partsLeadThrough } from './parts-lead-through.ts';
import { scriptLinesReached, scriptReachesEnd } from './script-reaches-end.ts';
import { sameLargest } from './same-largest.ts';

/** What each algorithm does. A new one does not compile until it is listed here. */
export const ALGORITHMS: { readonly [N in AlgorithmName]: RuleLogic<N> } = {
  same_placeholders: samePlaceholders,
  placeholders_match_rows: placeholdersMatchRows,
  same_extension: sameExtension,
  rows_form_tree: rowsFormTree,
  script_reaches_end: scriptReachesEnd,
  script_lines_reached: scriptLinesReached,
  parts_lead_through: partsLeadThrough,
  conversion_ends: conversionEnds,
  ranges_follow: rangesFollow,
  can_be_compared: canBeCompared,
  stays_within_caps: staysWithinCaps,
  no_mutual_reference: noMutualReference,
  no_cycle: noCycle,
  map_leads_through: mapLeadsThrough,
  pieces_fit: piecesFit,
  moves_end: movesEnd,
  occurs_in: occursIn,
  areas_apart: areasApart,
  apart_from: apartFrom,
  same_largest: sameLargest,
  given_by_one_board: givenByOneBoard,
  no_dearer_in_bulk: noDearerInBulk,
  at_most_together: atMostTogether,
  named_inside: namedInside,
  open_while_shown: openWhileShown,
  open_when_unlocked: openWhenUnlocked,
  no_gain_by_selling: noGainBySelling,
  no_gain_in_circles: noGainInCircles,
  none_better_for_less: noneBetterForLess,
  paid_with: paidWith,
  asserted,
  covers_players: coversPlayers,
  lists_players: listsPlayers,
  within_limits: withinLimits,
};

import { labelOf } from '../enums/label-of.ts';
import type { AlgorithmName } from '../core/algorithm-parameters.ts';
import { playerQuestion } from '../enums/player-question.ts';
import { inRows } from '../rules/row-paths.ts';
import { localized } from '../core/language.ts';
import { fieldOfModule, fieldOfNamed, fields, type AlgorithmText } from './algorithm-text.ts';
import { NAMING_SENTENCES } from './naming-sentences.ts';
import { recordsWords } from './phrases.ts';
import { fieldWords, joinEach, moduleWords } from './reader.ts';

/** Rules with a name of their own as sentences. */
export const ALGORITHM_SENTENCES: { readonly [N in AlgorithmName]: AlgorithmText<N> } = {
  ...NAMING_SENTENCES,
  asserted: {
    text: localized(
      'the assertion holds for {of}',
      '{of}的檢核條件經計算後成立',
      '{of}の検証条件が計算上成り立つ',
    ),
    values: ({ of }, reader) => ({ of: fieldWords(reader, of) }),
  },
  covers_players: {
    text: localized(
      'the largest {field} is not below what players have: {players}',
      '{field}的最大值不低於玩家現有的數值：{players}',
      '{field}の最大値はプレイヤーの現状を下回らない：{players}',
    ),
    values: ({ field, players }, reader) => ({
      field: fieldWords(reader, field),
      players: labelOf(playerQuestion, players)?.[reader.language] ?? players,
    }),
  },
  lists_players: {
    text: localized(
      'until {until}, every player in {field} exists',
      '在{until}之前，{field}中的玩家都存在',
      '{until}までは、{field}のプレイヤーがすべて存在する',
    ),
    values: ({ field, until }, reader) => ({
      field: fieldWords(reader, field),
      until: fieldWords(reader, until),
    }),
  },
  within_limits: {
    text: localized(
      '{rewards} stay within {limits} of {module}',
      '{rewards}不超過{module}的{limits}',
      '{rewards}は{module}の{limits}以内',
    ),
    values: ({ rewards, module, each, to }, reader) => ({
      rewards: fieldWords(reader, rewards),
      module: moduleWords(reader, module),
      limits: joinEach(
        reader,
        [each, to?.all ?? []].flat().map((limit) => fieldOfModule(reader, module, limit)),
      ),
    }),
  },
  same_placeholders: {
    text: localized(
      'these have the same {placeholders}: {fields}',
      '以下的 {placeholders} 須一致：{fields}',
      '次の {placeholders} は同じ：{fields}',
    ),
    values: (rule, reader) => ({ fields: fields(reader, rule.fields) }),
  },
  placeholders_match_rows: {
    text: localized(
      'the {placeholders} in {field} are the values of {key} in {rows}',
      '{field}中的 {placeholders} 與{rows}的{key}一致',
      '{field}の {placeholders} は{rows}の{key}と一致する',
    ),
    values: ({ field, rows, key }, reader) => ({
      field: fieldWords(reader, field),
      rows: fieldWords(reader, rows, field),
      key: fieldWords(reader, inRows(rows, key)),
    }),
  },
  same_extension: {
    text: localized(
      'the files have the same extension: {fields}',
      '檔案的副檔名須相同：{fields}',
      'ファイルの拡張子は同じ：{fields}',
    ),
    values: (rule, reader) => ({ fields: fields(reader, rule.fields) }),
  },
  rows_form_tree: {
    text: localized(
      '{rows} form a tree: following {before} from any row leads to {root}',
      '{rows}構成樹狀結構：從任一列沿著{before}都能回到{root}',
      '{rows}は木構造：どの行からも{before}をたどると{root}に着く',
    ),
    values: ({ rows, before, root }, reader) => ({
      rows: fieldWords(reader, rows),
      before: fieldWords(reader, inRows(rows, before)),
      root: fieldWords(reader, root),
    }),
  },
  script_reaches_end: {
    text: localized(
      'every jump in {lines} and {choices} leads to an existing line, and every path reaches an end',
      '{lines}與{choices}的跳轉目標都存在，且每條路線都能抵達結尾',
      '{lines}と{choices}の移動先はすべて存在し、どの道からも終わりにたどり着ける',
    ),
    values: ({ lines, choices }, reader) => ({
      lines: fieldWords(reader, lines),
      choices: fieldWords(reader, choices),
    }),
  },
  script_lines_reached: {
    text: localized(
      'every line of {lines} can be reached from the first',
      '{lines}的每一行都能從第一行抵達',
      '{lines}のどの行にも最初の行からたどり着ける',
    ),
    values: ({ lines }, reader) => ({ lines: fieldWords(reader, lines) }),
  },
  parts_lead_through: {
    text: localized(
      'among {records}, every part can be reached from the first and leads to an end through {next} and {module}',
      '在{records}中，每個部分都能從第一個抵達，並經由{next}與{module}抵達結尾',
      '{records}の中で、どの部分にも最初からたどり着け、{next}と{module}から終わりへ進める',
    ),
    values: ({ groupBy, next, module }, reader) => ({
      records: recordsWords(reader, [groupBy]),
      next: fieldWords(reader, next),
      module: moduleWords(reader, module),
    }),
  },
  conversion_ends: {
    text: localized(
      'converting {from} into {gives} never leads back to the same record and ends within {steps} {steps|step|steps}',
      '由{from}轉換為{gives}不會回到原本的資料，且在 {steps} 步內結束',
      '{from}から{gives}への変換は元に戻らず、{steps}回以内に終わる',
    ),
    values: ({ from, gives, steps }, reader) => ({
      from: fieldWords(reader, from),
      gives: fields(reader, gives),
      steps: `${steps}`,
    }),
  },
  ranges_follow: {
    text: localized(
      'the ranges from {from} to {to}, by {by}, begin with 1 and follow one another without a gap',
      '{from}到{to}的區間（依{by}）從 1 起連續不中斷',
      '{from}から{to}までの範囲（{by}順）は1から途切れずに続く',
    ),
    values: ({ from, to, by }, reader) => ({
      from: fieldWords(reader, from),
      to: fieldWords(reader, to),
      by: fieldOfNamed(reader, from, by),
    }),
  },
  map_leads_through: {
    text: localized(
      'among {records}, every node can be reached from the start and leads to an end through {next}',
      '在{records}中，每個節點都能從起點抵達，並經由{next}通往終點',
      '{records}の中で、どのノードにも始点からたどり着け、{next}から終点へ進める',
    ),
    values: ({ groupBy, next }, reader) => ({
      records: recordsWords(reader, groupBy),
      next: fieldWords(reader, next),
    }),
  },
  pieces_fit: {
    text: localized(
      'all pieces in {rows} together fit on the board of {board}',
      '{rows}的所有物件合計可放入{board}的盤面',
      '{rows}のすべてのピースは{board}の盤面に収まる',
    ),
    values: ({ rows, board }, reader) => ({
      rows: fieldWords(reader, rows),
      board: fieldWords(reader, board),
    }),
  },
  moves_end: {
    text: localized(
      'among {records}, cells that move players by {by} or {to} never form a loop',
      '在{records}中，依{by}或{to}移動玩家的格子不會形成循環',
      '{records}の中で、{by}や{to}でプレイヤーを動かすマスは循環しない',
    ),
    values: ({ groupBy, by, to }, reader) => ({
      records: recordsWords(reader, groupBy),
      by: fieldWords(reader, by),
      to: fieldWords(reader, to),
    }),
  },
  no_gain_by_selling: {
    text: localized(
      'in {rows}, an asset in {gets} is never paid with itself and never sells for more than {pays}',
      '{rows}中{gets}給予的資產不可以自身支付，售價也不超過{pays}',
      '{rows}の{gets}は自身では支払えず、売値は{pays}を超えない',
    ),
    values: ({ rows, gets, pays }, reader) => ({
      rows: fieldWords(reader, rows),
      gets: fieldWords(reader, inRows(rows, gets)),
      pays: fieldWords(reader, inRows(rows, pays)),
    }),
  },
  no_gain_in_circles: {
    text: localized(
      'in {rows}, exchanging {pays} for {gets} up to {steps} {steps|time|times} never returns more than was paid',
      '{rows}中以{pays}換取{gets}，連續兌換 {steps} 次以內，換回的資產不會多於支付的資產',
      '{rows}で{pays}を{gets}に{steps}回まで交換しても、支払った以上には戻らない',
    ),
    values: ({ rows, gets, pays, steps }, reader) => ({
      rows: fieldWords(reader, rows),
      gets: fieldWords(reader, inRows(rows, gets)),
      pays: fieldWords(reader, inRows(rows, pays)),
      steps: `${steps}`,
    }),
  },
  paid_with: {
    text: localized(
      'only the currencies in {rows} are used in {costs} of {of}',
      '{of}的{costs}只使用{rows}中的貨幣',
      '{of}の{costs}は{rows}の通貨だけを使う',
    ),
    values: ({ of, costs, rows }, reader) => ({
      of: fieldWords(reader, of),
      costs: fieldOfNamed(reader, of, costs),
      rows: fieldWords(reader, rows),
    }),
  },
  areas_apart: {
    text: localized('the areas of {rows} do not overlap', '{rows}的區域不重疊', '{rows}の領域は重ならない'),
    values: ({ rows }, reader) => ({ rows: fieldWords(reader, rows) }),
  },
  no_mutual_reference: {
    text: localized(
      'no two records refer to each other in {field}',
      '兩筆資料不可在{field}互相指定',
      '{field}で互いを指すデータはない',
    ),
    values: ({ field }, reader) => ({ field: fieldWords(reader, field) }),
  },
  no_cycle: {
    text: localized(
      'following {field} never leads back to the start',
      '沿著{field}不會回到起點',
      '{field}をたどっても始まりには戻らない',
    ),
    values: ({ field }, reader) => ({ field: fieldWords(reader, field) }),
  },
};

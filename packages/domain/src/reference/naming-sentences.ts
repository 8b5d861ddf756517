import type { AlgorithmName } from '../core/algorithm-parameters.ts';
import { localized } from '../core/language.ts';
import { fieldOfModule, fieldOfNamed, fields, type AlgorithmText } from './algorithm-text.ts';
import { fieldInRows, fieldWords, joinAll, joinEach, moduleWords } from './reader.ts';

type Naming = Extract<
  AlgorithmName,
  | 'occurs_in'
  | 'no_dearer_in_bulk'
  | 'at_most_together'
  | 'can_be_compared'
  | 'stays_within_caps'
  | 'named_inside'
  | 'open_while_shown'
  | 'open_when_unlocked'
  | 'none_better_for_less'
  | 'apart_from'
  | 'same_largest'
  | 'given_by_one_board'
>;

/** Rules about records that others name, and about records beside each other, as sentences. */
export const NAMING_SENTENCES: { readonly [N in Naming]: AlgorithmText<N> } = {
  occurs_in: {
    text: localized(
      '{field} exists as {at} in {module}',
      '{field}存在於{module}的{at}中',
      '{field}は{module}の{at}にある',
    ),
    values: ({ field, module, at }, reader) => ({
      field: fieldWords(reader, field),
      module: moduleWords(reader, module),
      at: fieldOfModule(reader, module, at),
    }),
  },
  no_dearer_in_bulk: {
    text: localized(
      '{many} is at most {times} × {one}',
      '{many}不超過{one} × {times}',
      '{many}は{one} × {times}以下',
    ),
    values: ({ one, many, times }, reader) => ({
      one: fieldWords(reader, one),
      many: fieldWords(reader, many),
      times: `${times}`,
    }),
  },
  at_most_together: {
    text: localized(
      '{field} is at most the sum of {sum} of {of}, or of all records if {of} is empty',
      '{field}不超過{of}的{sum}總和；{of}留空時為全部資料的總和',
      '{field}は{of}の{sum}の合計以下。{of}が空なら全データの合計以下',
    ),
    values: ({ field, of, sum }, reader) => ({
      field: fieldWords(reader, field),
      of: fieldWords(reader, of),
      sum: fieldOfNamed(reader, of, sum),
    }),
  },
  can_be_compared: {
    text: localized(
      '{field} and at least one of {bounds} of {of} are filled in; otherwise a warning says that they could not be compared',
      '{field}與{of}的{bounds}（至少一項）皆已填寫；否則以警告說明無法比較',
      '{field}と、{of}の{bounds}の少なくとも1つが入力済み。そうでなければ、比較できないことを警告で伝える',
    ),
    values: ({ field, of, bounds }, reader) => ({
      field: fieldWords(reader, field),
      of: fieldWords(reader, of),
      bounds: joinEach(
        reader,
        bounds.map((bound) => fieldOfNamed(reader, of, bound)),
      ),
    }),
  },
  stays_within_caps: {
    text: localized(
      'for the same {by}, the bonuses in {sources} add up to no more than {caps}; of alternatives and steps, only the largest counts',
      '{by}相同時，{sources}的加成合計不超過{caps}；擇一生效者與逐級累進者只計最大值',
      '{by}が同じなら、{sources}のボーナスの合計は{caps}以下。同時に有効にならないものと段階式のものは最大値だけを数える',
    ),
    values: ({ by, caps, sources }, reader) => ({
      by: joinAll(
        reader,
        by.map((key) => fieldInRows(reader, caps, key)),
      ),
      caps: fieldWords(reader, caps),
      sources: joinEach(
        reader,
        [...new Set(sources.map(({ module }) => module))].map((key) => moduleWords(reader, key)),
      ),
    }),
  },
  named_inside: {
    text: localized(
      'the records in {rows} are open only from the start of {from} until {until}',
      '{rows}中的資料只在{from}開始至{until}之間開放',
      '{rows}のデータは{from}の開始から{until}までの間だけ開催される',
    ),
    values: ({ rows, from, until }, reader) => ({
      rows: fieldWords(reader, rows),
      from: fieldWords(reader, from),
      until: fieldWords(reader, until),
    }),
  },
  open_while_shown: {
    text: localized(
      'the record in {record} is open as long as players see the link ({shown})',
      '{record}指定的資料在玩家看得到連結的期間（{shown}）保持開放',
      '{record}のデータは、リンクが表示されている間（{shown}）ずっと開いている',
    ),
    values: ({ record, shown, of }, reader) => ({
      record: fieldWords(reader, record),
      shown: of === undefined ? fieldWords(reader, shown) : fieldOfNamed(reader, of, shown),
    }),
  },
  open_when_unlocked: {
    text: localized(
      'at the level that unlocks the feature ({unlocks} of {module}), {conditions} of some record can be met',
      '功能解鎖的等級（{module}的{unlocks}），至少有一筆資料符合{conditions}',
      '機能を解放するレベル（{module}の{unlocks}）で、{conditions}を満たせるデータがある',
    ),
    values: ({ conditions, module, unlocks }, reader) => ({
      conditions: fieldWords(reader, conditions),
      module: moduleWords(reader, module),
      unlocks: fieldOfModule(reader, module, unlocks),
    }),
  },
  none_better_for_less: {
    text: localized(
      'no other record costs less ({prices} or {costs}) and contains at least as much ({gives})',
      '沒有其他資料價格更低（{prices}或{costs}）且內容不少於此項（{gives}）',
      'これより安く（{prices}か{costs}）、中身（{gives}）が同等以上のデータはほかにない',
    ),
    values: ({ prices, costs, gives }, reader) => ({
      prices: fieldWords(reader, prices.rows),
      costs: fieldWords(reader, costs),
      gives: fields(reader, gives),
    }),
  },
  same_largest: {
    text: localized(
      'the largest {field} of all records equals the largest {at} in {module}',
      '所有資料中最大的{field}等於{module}中最大的{at}',
      '全データで最大の{field}は{module}の最大の{at}と同じ',
    ),
    values: ({ field, module, at }, reader) => ({
      field: fieldWords(reader, field),
      module: moduleWords(reader, module),
      at: fieldOfModule(reader, module, at),
    }),
  },
  apart_from: {
    text: localized(
      '{field} never overlaps {at} of any record in {module}',
      '{field}不與{module}任何資料的{at}重疊',
      '{field}は{module}のどのデータの{at}とも重ならない',
    ),
    values: ({ field, module, at }, reader) => ({
      field: fieldWords(reader, field),
      module: moduleWords(reader, module),
      at: fieldOfModule(reader, module, at),
    }),
  },
  given_by_one_board: {
    text: localized(
      'no two boards give the same {field} at the same time, including {rewards}',
      '同一期間，兩個排行榜不會頒發相同的{field}（含{rewards}）',
      '同じ期間に2つのランキングが同じ{field}を授与しない（{rewards}も含む）',
    ),
    values: ({ field, rewards }, reader) => ({
      field: fieldWords(reader, field),
      rewards: fieldWords(reader, rewards),
    }),
  },
};

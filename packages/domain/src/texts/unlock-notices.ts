import { joinList, localized, type Language } from '../core/language.ts';
import type { ResolvedModule } from '../core/module.ts';
import { formatText } from './format-text.ts';

const VALUES = localized(
  'Players see {fields} change in the middle of the period with the next release. They keep what they have received, but goals in progress may change.',
  '下次發布後，玩家會在期間進行中看到{fields}改變。已領取的內容保留，尚未達成的目標可能不同。',
  '次の公開で、プレイヤーには期間の途中に{fields}が変わって見えます。受け取ったものは残りますが、目指していた目標は変わることがあります。',
);
const START = localized(
  'If the start changes, daily limits and consecutive days of players are counted from the new time.',
  '更改開始時間後，玩家的每日次數與連續天數會從另一個時間起算。',
  '開始日時を変えると、プレイヤーの1日の回数や連続日数の起点が変わります。',
);
const QUOTED = localized('“{label}”', '「{label}」', '「{label}」');

/** What players will notice of a change during the period, a sentence each. `keepsStart`: the start is locked. */
export function unlockNotices(
  { fieldByKey }: Pick<ResolvedModule, 'fieldByKey'>,
  fields: readonly string[],
  keepsStart: boolean,
  language: Language,
): readonly string[] {
  const labels = fields.map((key) =>
    formatText(QUOTED[language], { label: fieldByKey.get(key)?.label[language] ?? key }),
  );
  return [
    ...(labels.length === 0 ? [] : [formatText(VALUES[language], { fields: joinList(labels, language) })]),
    ...(keepsStart ? [START[language]] : []),
  ];
}

import { fieldAtPath } from '../../core/field-at-path.ts';
import { LANGUAGES, joinList, localized, type Localized } from '../../core/language.ts';
import { plainText } from '../../core/json.ts';
import { isBlank } from '../../fields/field-kind-logic.ts';
import { valueAt } from '../../record/path-value.ts';
import { formatText } from '../../texts/format-text.ts';
import { isOff } from '../is-off.ts';
import type { ModuleRule } from '../rule-logic.ts';

/** Records that a problem of a module names. */
const MOST_NAMED = 3;

const REASON = localized(
  '{count} {count|record has|records have} no value or nothing to compare it with ({records})',
  '{count} 筆資料沒有填寫，或沒有可比較的對象（{records}）',
  '{count}件のデータに値がないか、比較する相手がありません（{records}）',
);

/** Comparisons pass over what is empty; here that is said, once for the module. Silence is never a pass. */
export const canBeCompared: ModuleRule<'can_be_compared'> = {
  level: 'module',
  paths: ({ field, of }) => [field, of],
  names: ({ of, bounds }) => ({ targets: [{ reference: of, fields: bounds }] }),
  check({ field, of, bounds }, records, add, { module, findRecord, readRecords }) {
    const reference = fieldAtPath(module, of);
    const compared = fieldAtPath(module, field);
    if (readRecords === undefined || reference?.kind !== 'reference' || compared === undefined) return;
    const unknown = records.filter(({ data }) => {
      const named = findRecord?.(reference.to, plainText(valueAt(data, of))) ?? {};
      const isKnown =
        !isBlank(valueAt(data, field)) && bounds.some((bound) => !isBlank(valueAt(named, bound)));
      return !isOff(data) && !isKnown;
    });
    if (unknown.length === 0) return;
    const ids = unknown.map(({ recordId }) => recordId);
    add('', '', 'check_not_run', { check: compared.label, reason: reasonFor(ids) });
  },
};

function reasonFor(ids: readonly string[]): Localized {
  const named = ids.length > MOST_NAMED ? [...ids.slice(0, MOST_NAMED), '…'] : ids;
  const [en = '', zh = '', jp = ''] = LANGUAGES.map((language) =>
    formatText(REASON[language], { count: String(ids.length), records: joinList(named, language) }),
  );
  return { en, zh, jp };
}

import type { JsonValue } from '@quartermaster/domain/core/json';
import { LIMITED, type Limited } from '@quartermaster/domain/permissions/staff-limits';
import { asNumber, asObject, asObjects, asText } from '../../fields/common/values.ts';

/** One limit of a role that was changed; null: there is none. */
type LimitChange = {
  readonly role: string;
  readonly place: string;
  readonly limit: Limited;
  readonly before: number | null;
  readonly after: number | null;
};

/** Which limits differ between two states of them, as the staff log keeps them. */
export function limitChanges(before: JsonValue, after: JsonValue): readonly LimitChange[] {
  const old = rowsOf(before);
  return rowsOf(after).flatMap((row) => {
    const [role, place] = [asText(row['role']), asText(row['place'])];
    const was = old.find((each) => each['role'] === role && each['place'] === place) ?? {};
    return LIMITED.map((limit) => ({
      role,
      place,
      limit,
      before: asNumber(was[limit]),
      after: asNumber(row[limit]),
    })).filter((change) => change.before !== change.after);
  });
}

const rowsOf = (limits: JsonValue) => asObjects(asObject(limits)['limits']);

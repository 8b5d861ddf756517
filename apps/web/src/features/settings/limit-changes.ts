import { numberOf, objectOf, objectsInPlace, textOf, type JsonValue } from '@quartermaster/domain/core/json';
import { LIMITED, type Limited } from '@quartermaster/domain/permissions/staff-limits';

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
    const [role, place] = [textOf(row['role']), textOf(row['place'])];
    const was = old.find((each) => each['role'] === role && each['place'] === place) ?? {};
    return LIMITED.map((limit) => ({
      role,
      place,
      limit,
      before: numberOf(was[limit], null),
      after: numberOf(row[limit], null),
    })).filter((change) => change.before !== change.after);
  });
}

const rowsOf = (limits: JsonValue) => objectsInPlace(objectOf(limits)['limits']);

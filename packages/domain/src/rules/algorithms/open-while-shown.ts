import { plainText, type JsonValue, type RecordData } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import type { Period } from '../../core/period.ts';
import { valueAt } from '../../record/path-value.ts';
import { fieldBeside, placesOf, valueBeside, type FieldPlace } from '../demands/field-places.ts';
import { isOff } from '../is-off.ts';
import { isWithin, openSpans, overlaps } from '../open-spans.ts';
import type { FindRecord, ReferenceRule } from '../rule-logic.ts';

/** A link leads to something that is open as long as players see the link. */
export const openWhileShown: ReferenceRule<'open_while_shown'> = {
  level: 'reference',
  paths: ({ record, module, shown, of }) => [record, module, of ?? shown],
  names: ({ shown, of }) => (of === undefined ? {} : { targets: [{ reference: of, fields: [shown] }] }),
  check(rule, data, add, { module: definition, findRecord }) {
    if (isOff(data)) return;
    for (const place of placesOf(definition, data, rule.record)) {
      const named = findRecord(plainText(valueBeside(place, rule.module)), plainText(place.value));
      const open = named === undefined ? null : openSpans(valueAt(named, rule.at), findRecord);
      const shown = timesOf(slotsOf(rule, place, definition, findRecord), findRecord);
      const [first] = open ?? [];
      if (open === null || shown === null || first === undefined) continue;
      const missed = shown.find((span) => !isWithin([span], open));
      if (missed === undefined) continue;
      const { start, end } = open.find((span) => overlaps([span], [missed]).length > 0) ?? first;
      add(place.path, 'closed_while_shown', { start, end });
    }
  },
};

type Shown = { readonly record: string; readonly shown: string; readonly of?: string };

/** The timeslots in which players see a link: of its row, of the record, or of the one that a reference names. */
function slotsOf(
  { record, shown, of }: Shown,
  place: FieldPlace,
  module: ResolvedModule,
  findRecord: FindRecord,
): readonly (JsonValue | undefined)[] {
  if (of === undefined) return place.around.map(({ values }) => values[shown]).filter(isGiven);
  const reference = fieldBeside(module, record, of);
  const owner: RecordData | undefined =
    reference?.kind === 'reference' ? findRecord(reference.to, plainText(valueBeside(place, of))) : undefined;
  return [owner && valueAt(owner, shown)];
}

const isGiven = (value: JsonValue | undefined): boolean => value !== undefined && value !== null;

/** When all of some timeslots are open; `null` where that is not known of one of them. */
function timesOf(
  slots: readonly (JsonValue | undefined)[],
  findRecord: FindRecord,
): readonly Period[] | null {
  const times = slots.map((slot) => openSpans(slot, findRecord));
  const known = times.filter((spans) => spans !== null);
  return known.length < times.length || known.length === 0 ? null : known.reduce(overlaps);
}

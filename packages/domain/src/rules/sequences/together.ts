import type { JsonValue } from '../../core/json.ts';
import { isBlank } from '../../fields/field-kind-logic.ts';
import { isOff } from '../is-off.ts';
import { valueAt } from '../../record/path-value.ts';
import { valuesOf, type Held, type SequenceLogic, type Step } from './sequence-logic.ts';

/** Where an end is missing. It sorts behind every date. */
const FOREVER = '\uffff';

/** A missing value is a problem of the list, or of the module itself. */
export const covers: SequenceLogic<'covers'> = {
  values: ({ values }) => values,
  check({ field, values, ifAny }, sequence, add) {
    const present = new Set(valuesOf(sequence).map(({ value }) => value));
    if (ifAny === true && [...present].every(isBlank)) return;
    for (const value of values.filter((one) => !present.has(one)))
      add(sequence.recordId, sequence.path, 'must_include', { field: keyOf(field), value });
  },
};

/** A value needs the one before it in the same list or group. */
export const inSteps: SequenceLogic<'in_steps'> = {
  values: ({ values }) => values,
  check({ field, values }, sequence, add) {
    const held = valuesOf(sequence);
    const present = new Set(held.map(({ value }) => value));
    for (const { step, path, value } of held) {
      const place = values.indexOf(value ?? null);
      const before = place > 0 ? values[place - 1] : undefined;
      if (before !== undefined && !present.has(before))
        add(step.recordId, path, 'needs_record', { field: keyOf(field), value: before });
    }
  },
};

/** What was there once is there from then on. */
export const kept: SequenceLogic<'kept'> = {
  check({ field }, { steps }, add) {
    const known = new Set<JsonValue>();
    for (const step of steps) {
      const present = new Set(step.held.flatMap(({ value }) => (value === undefined ? [] : [value])));
      for (const value of known) {
        if (!present.has(value))
          add(step.recordId, parentOf(field, step), 'must_include', { field: keyOf(field), value });
      }
      for (const value of present) known.add(value);
    }
  },
};

/** Moments: from the start to just before the end. Numbers: the end belongs to the range. */
export const apart: SequenceLogic<'apart'> = {
  beside: ({ to }) => [to],
  check({ to }, sequence, add) {
    const inForce = valuesOf(sequence).filter(({ step }) => !isOff(step.values));
    let longest: Range | null = null;
    for (const { step, path, ...range } of inForce.map((held) => rangeOf(held, to)).sort(byStart)) {
      if (longest !== null && overlaps(longest, range))
        add(step.recordId, path, typeof range.start === 'number' ? 'range_overlap' : 'period_overlap', {
          start: longest.start,
          end: longest.end === FOREVER || longest.end === Infinity ? '…' : longest.end,
        });
      if (longest === null || range.end > longest.end) longest = range;
    }
  },
};

type Range = { readonly start: number | string; readonly end: number | string };
type RangeAt = Range & { readonly step: Step; readonly path: string };

function rangeOf({ step, path, value, beside }: Held & { readonly step: Step }, to: string): RangeAt {
  const end = valueAt(beside, to);
  if (typeof value === 'number')
    return { step, path, start: value, end: typeof end === 'number' ? end : Infinity };
  const isOpen = typeof end !== 'string' || end === '';
  return { step, path, start: typeof value === 'string' ? value : '', end: isOpen ? FOREVER : end };
}

const byStart = (left: Range, right: Range): number => (left.start < right.start ? -1 : 1);

function overlaps({ end }: Range, { start }: Range): boolean {
  return start < end || (typeof start === 'number' && start === end);
}

const keyOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** The list that a field of inner rows is in; the field itself where there are none. */
function parentOf(field: string, { path }: Step): string {
  const dot = field.lastIndexOf('.');
  const inner = dot < 0 ? field : field.slice(0, dot);
  return path === '' ? inner : `${path}.${inner}`;
}

import { field } from '../core/define-field.ts';
import type { ShowWhen } from '../core/field.ts';
import type { Label } from '../core/language.ts';
import type { RuleDefinition } from '../core/rule.ts';

/** The longest side of a map. */
export const LONGEST_SIDE = 500;

/** One coordinate on a map, counted from 0. */
export const mapPlace = <const O extends boolean = false, const S extends ShowWhen = never>(
  label: Label,
  options: { readonly optional?: O; readonly showWhen?: S } = {},
) => field.integer(label, [0, LONGEST_SIDE - 1], options);

/** What is at `x` and `y` is on the map that `map_id` names. */
export const onMap: readonly RuleDefinition[] = [
  { field: 'x', is: 'less', than: { field: 'width', of: 'map_id' } },
  { field: 'y', is: 'less', than: { field: 'height', of: 'map_id' } },
];

import {
  isJsonObject,
  listOf,
  objectsInPlace,
  type JsonObject,
  type JsonValue,
  type RecordData,
} from '@quartermaster/domain/core/json';
import { isSameValue } from '@quartermaster/domain/record/canonical';
import { valueAt, withoutValueAt, withValue, withValueAt } from '@quartermaster/domain/record/path-value';
import type { StepKind, StepRequest, StepStore, TurnedRows } from '../../fields/common/steps.ts';
import type { FormInput } from './form-state.ts';
import { incompleteUnder, movedIncompleteInputs, type IncompleteInputs } from './incomplete-inputs.ts';

type Entered = Pick<FormInput, 'values' | 'incomplete'>;

/** What is at a path on the other side of a step. */
type Part = {
  readonly path: string;
  readonly value: JsonValue | undefined;
  readonly texts: IncompleteInputs;
  /** Where its rows are on this side; null: the value is exchanged as a whole. */
  readonly rows: PartRows | null;
};

/** `keys`: the fields of each row that are exchanged, where it is on both sides. */
type PartRows = TurnedRows & { readonly keys: readonly (readonly string[])[] };

/** A step that was done, or undone. It is turned from the one into the other. */
export type FormStep = { readonly id: number; readonly kind: StepKind; readonly parts: readonly Part[] };

/** What came of turning a step. */
export type TurnedStep = {
  readonly kind: StepKind;
  readonly path: string;
  /** The row that came back, or was moved. */
  readonly row: number | null;
};

export type FormSteps = Pick<StepStore, 'takeStep' | 'turnedAt'> & {
  /** The step that an undo takes back, or that is done again. */
  readonly nextStep: (way: StepWay) => FormStep | null;
  /** Null: there is no step to turn. */
  readonly turnStep: (way: StepWay) => TurnedStep | null;
  /** The values were replaced: no step fits them any more. */
  readonly forgetSteps: () => void;
};

export type StepWay = 'undo' | 'redo';

type Store = {
  readonly getState: () => Entered;
  readonly update: (entered: Partial<Entered>) => void;
};

const MAX_STEPS = 100;
const NO_STEPS: Readonly<Record<StepWay, readonly FormStep[]>> = { undo: [], redo: [] };

/**
 * The changes of rows, groups and sections of a form, to be undone and done again. A step exchanges only what it
 * changed: values that were entered since, elsewhere or in rows that it left, stay.
 */
export function createFormSteps({ getState, update }: Store): FormSteps {
  let steps = NO_STEPS;
  let nextId = 1;
  const turned = new Map<string, TurnedRows>();
  return {
    takeStep: (request, change) => {
      const before = getState();
      const known = steps;
      update({ incomplete: request.paths.reduce(textsAfter(request), before.incomplete) });
      change();
      const parts = request.paths.flatMap((path) => partOf(path, request, before, getState()));
      steps = known;
      if (parts.length === 0) return;
      const step = { id: nextId, kind: request.kind, parts };
      steps = { undo: [...known.undo.slice(1 - MAX_STEPS), step], redo: [] };
      nextId += 1;
      update({});
    },
    turnedAt: (path) => turned.get(path) ?? null,
    nextStep: (way) => steps[way].at(-1) ?? null,
    turnStep: (way) => {
      const step = steps[way].at(-1);
      const now = getState();
      if (step === undefined || !step.parts.every((part) => fits(part, now))) {
        steps = NO_STEPS;
        return null;
      }
      const back = { ...step, parts: step.parts.map((part) => inverse(part, now)) };
      const rest = steps[way].slice(0, -1);
      steps =
        way === 'undo'
          ? { undo: rest, redo: [...steps.redo, back] }
          : { undo: [...steps.undo, back], redo: rest };
      for (const { path, rows } of step.parts) turned.set(path, { from: [], count: 0, ...rows });
      update(step.parts.reduce(turnPart, now));
      return outcomeOf(step);
    },
    forgetSteps: () => {
      steps = NO_STEPS;
    },
  };
}

/** Incomplete texts move with their rows; those of a group or field that is replaced are gone. */
const textsAfter =
  ({ newIndex = () => -1 }: StepRequest) =>
  (texts: IncompleteInputs, path: string): IncompleteInputs => {
    const { [path]: _own, ...others } = texts;
    return movedIncompleteInputs(others, path, newIndex);
  };

/** What undoing has to exchange at a path; nothing if it is the same as before. */
function partOf(path: string, { newIndex }: StepRequest, old: Entered, now: Entered): readonly Part[] {
  const [was, is] = [valueAt(old.values, path), valueAt(now.values, path)];
  if (was === is) return [];
  if (newIndex !== undefined && Array.isArray(was) && Array.isArray(is)) {
    const [before, after] = [objectsInPlace(was), objectsInPlace(is)];
    const from = before.map((_row, index) => newIndex(index));
    const keys = before.map((row, index) => changedKeys(row, after[from[index] ?? -1] ?? row));
    const rows = { from, count: after.length, keys };
    return [{ path, value: was, texts: incompleteUnder(old.incomplete, path), rows }];
  }
  const whole = wholePath(path, [old.values, now.values]);
  const value = valueAt(old.values, whole);
  return [{ path: whole, value, texts: incompleteUnder(old.incomplete, whole), rows: null }];
}

const changedKeys = (before: JsonObject, after: JsonObject): readonly string[] =>
  Object.keys({ ...before, ...after }).filter((key) => !isSameValue(before[key], after[key]));

/** The last row of some lists takes the object around the list with it. */
function wholePath(path: string, sides: readonly RecordData[]): string {
  const parent = parentOf(path);
  return parent === null || sides.every((values) => isJsonObject(valueAt(values, parent)))
    ? path
    : wholePath(parent, sides);
}

function parentOf(path: string): string | null {
  const end = path.lastIndexOf('.');
  return end < 0 ? null : path.slice(0, end);
}

/** Other input may have replaced what a step was about. */
function fits({ path, rows }: Part, { values }: Entered): boolean {
  if (rows !== null) return listOf(valueAt(values, path)).length === rows.count;
  const parent = parentOf(path);
  return parent === null || isJsonObject(valueAt(values, parent));
}

/** The step back: what is at the path now, with all that was entered since. */
function inverse({ path, rows }: Part, { values, incomplete }: Entered): Part {
  return {
    path,
    value: valueAt(values, path),
    texts: incompleteUnder(incomplete, path),
    rows: rows && inverseRows(rows),
  };
}

function inverseRows({ from, count, keys }: PartRows): PartRows {
  const back = Array.from({ length: count }, (_row, index) => from.indexOf(index));
  return { from: back, count: from.length, keys: back.map((index) => keys[index] ?? []) };
}

function turnPart({ values, incomplete }: Entered, { path, value, texts, rows }: Part): Entered {
  const from = rows?.from ?? [];
  const kept = textsAfter({ kind: 'change', paths: [path], newIndex: (index) => from.indexOf(index) });
  const isBack = (place: string) => {
    const row = rows && from[Number(place.slice(path.length + 1).split('.', 1)[0])];
    return row === null || row === -1;
  };
  const back = Object.entries(texts).filter(([place]) => isBack(place));
  return {
    values:
      rows === null
        ? exchanged(values, path, value)
        : withValueAt(values, path, turnedRows(rows, value, valueAt(values, path))),
    incomplete: { ...kept(incomplete, path), ...Object.fromEntries(back) },
  };
}

/** Rows that are on both sides stay as they are now, but for what the step changed in them. */
function turnedRows(
  { from, keys }: PartRows,
  value: JsonValue | undefined,
  current: JsonValue | undefined,
): readonly JsonObject[] {
  const now = objectsInPlace(current);
  return objectsInPlace(value).map((row, index) => {
    const kept = now[from[index] ?? -1];
    if (kept === undefined) return row;
    return (keys[index] ?? []).reduce((next, key) => withValue(next, key, row[key]), kept);
  });
}

const exchanged = (values: RecordData, path: string, value: JsonValue | undefined): RecordData =>
  value === undefined ? withoutValueAt(values, path) : withValueAt(values, path, value);

function outcomeOf({ kind, parts: [part] }: FormStep): TurnedStep {
  const { from, count }: TurnedRows = part?.rows ?? { from: [], count: 0 };
  const back = from.indexOf(-1);
  const far = from.map((place, index) => Math.abs(place - index));
  const moved = from.length === count ? far.indexOf(Math.max(1, ...far)) : -1;
  const row = back >= 0 ? back : moved;
  return { kind, path: part?.path ?? '', row: row < 0 ? null : row };
}

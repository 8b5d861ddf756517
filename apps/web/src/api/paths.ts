import type { Branch, ChoicePlace, Place } from './place.ts';

const part = encodeURIComponent;

export function environmentPath(environment: string): string {
  return `environments/${part(environment)}`;
}

export function branchPath({ environment, version }: Branch): string {
  return `${environmentPath(environment)}/versions/${part(version)}`;
}

export function modulePath(place: Place): string {
  return `${branchPath(place)}/modules/${part(place.module)}`;
}

/** The records of a module to choose from. */
export function optionsPath({ isLive = false, ...place }: ChoicePlace): string {
  const module = isLive
    ? `${environmentPath(place.environment)}/live/modules/${part(place.module)}`
    : modulePath(place);
  return `${module}/options`;
}

export function recordPath(place: Place, recordId: string): string {
  return `${modulePath(place)}/records/${part(recordId)}`;
}

/** Query string without the parts that are absent. */
export function queryString(
  values: Readonly<Record<string, string | number | boolean | null | undefined>>,
): string {
  const entries = Object.entries(values).flatMap(([key, value]) =>
    value === null || value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

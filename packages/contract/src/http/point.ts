import { isDateTime } from '@quartermaster/domain/fields/date-format';

/**
 * A state of an environment's settings as addresses name it: `dev/1.4.0` is a draft, `dev/1.4.0@2026-11-25
 * 10:00:00` the same at a moment (UTC), `dev@12` a release.
 */
export type Point =
  | { readonly kind: 'draft'; readonly environment: string; readonly version: string }
  | { readonly kind: 'moment'; readonly environment: string; readonly version: string; readonly at: string }
  | { readonly kind: 'release'; readonly environment: string; readonly release: number };

const FORM =
  /^(?<environment>[^/@]+)(?:\/(?<version>[^/@]+)(?:@(?<at>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d))?|@(?<release>[1-9]\d{0,8}))$/;

/** Null: it is not the address of a point. */
export function parsePoint(text: string): Point | null {
  const { environment, version, at, release } = FORM.exec(text)?.groups ?? {};
  if (environment === undefined) return null;
  if (release !== undefined) return { kind: 'release', environment, release: Number(release) };
  if (version === undefined || (at !== undefined && !isDateTime(at))) return null;
  return at === undefined
    ? { kind: 'draft', environment, version }
    : { kind: 'moment', environment, version, at };
}

/** The inverse of `parsePoint`. */
export function pointText(point: Point): string {
  if (point.kind === 'release') return `${point.environment}@${point.release}`;
  const branch = `${point.environment}/${point.version}`;
  return point.kind === 'moment' ? `${branch}@${point.at}` : branch;
}

import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { recordKey } from '@quartermaster/domain/record/record-key';

/** A record as it is named across modules. */
export type NamedRecord = { readonly module: string; readonly recordId: string };

export const keyOf = ({ module, recordId }: NamedRecord): string => recordKey(module, recordId);

/** A record that is not taken from its branch but from one revision, or from none: it stays absent. */
export type HeldRecord = NamedRecord & {
  readonly branchId: number | null;
  readonly fromSeq: number | null;
  /** Not held back by a person: an environment-wide record whose newest state has errors. */
  readonly isKeptOut: boolean;
};

/**
 * One state of an environment's configuration: a version and the environment-wide settings, each
 * at a point of the log. Nothing at or before such a point changes any more, so a content can be
 * read again at any time and is the same.
 */
export type Content = {
  readonly versionBranchId: number;
  readonly versionSeq: number;
  readonly environmentBranchId: number;
  readonly environmentSeq: number;
  readonly holds: readonly HeldRecord[];
};

/** A point of the log that no write reaches: a content there has the newest states. */
export const NEWEST = Number.MAX_SAFE_INTEGER;

/** The branch and point of the log that a module of the content is read at. */
export function positionOf(
  content: Content,
  module: Pick<ResolvedModule, 'scope'>,
): { branchId: number; seq: number } {
  return module.scope === 'environment'
    ? { branchId: content.environmentBranchId, seq: content.environmentSeq }
    : { branchId: content.versionBranchId, seq: content.versionSeq };
}

/** A content with the newest states of environment-wide records, errors and all. */
export function withoutKept(content: Content): Content {
  return { ...content, holds: content.holds.filter(({ isKeptOut }) => !isKeptOut) };
}

/** A content without the holds of one module. */
export function withoutModule(content: Content, module: string | null): Content {
  return { ...content, holds: content.holds.filter((held) => held.module !== module) };
}

export function holdsOf(content: Content, module: string): readonly HeldRecord[] {
  return content.holds.filter((held) => held.module === module);
}

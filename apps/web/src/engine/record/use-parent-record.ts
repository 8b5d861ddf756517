import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useQuery } from '@tanstack/react-query';
import { listOptionsQuery } from '../../api/list-options.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { useRecordId } from '../../fields/reference/use-record-id.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { useBranch } from '../use-branch.ts';

export type ParentRecord = {
  readonly module: string;
  readonly recordId: string;
  /** What people call it; its id until that is known. */
  readonly name: string;
  readonly isMissing: boolean;
};

/** The record that a child module's records belong to; null where there is none. */
export function useParentRecord(module: ResolvedModule, parentId: string | null): ParentRecord | null {
  const { environment, version } = useBranch();
  const parentModule = module.parent?.module ?? null;
  const isChild = parentModule !== null && parentId !== null;
  const place = { environment, version, module: parentModule ?? '' };
  const { data } = useQuery({
    ...listOptionsQuery(place, { ids: [parentId ?? ''] }),
    enabled: isChild,
  });
  const id = useRecordId(parentModule ?? '', parentId ?? '');
  if (!isChild) return null;
  const [found] = data ?? [];
  return {
    module: parentModule,
    recordId: parentId,
    name: titleText(found?.title ?? null, readTextLanguage()) || id,
    isMissing: data !== undefined && found === undefined,
  };
}

import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { childRecordId } from '@quartermaster/domain/record/identity';
import { useParams } from '@tanstack/react-router';
import { useModule } from '../engine/use-module.ts';

type RecordAddress = {
  readonly module: ResolvedModule;
  readonly recordId: string;
  /**
   * `elsewhere`: the record has another address. Links that only know a module's key lead here.
   * `unknown`: a parent where the module has none.
   */
  readonly fits: 'yes' | 'elsewhere' | 'unknown';
};

/** Which record the page's address names: `/{module}/{id}/…`, `/{module}/{parent}/{id}/…`. */
export function useRecordAddress(): RecordAddress {
  const { module: key = '', parentId, recordId: ownId = '' } = useParams({ strict: false });
  const module = useModule(key);
  if (parentId === undefined)
    return { module, recordId: ownId, fits: module.parent === null ? 'yes' : 'elsewhere' };
  return {
    module,
    recordId: childRecordId(parentId, ownId),
    fits: module.parent === null ? 'unknown' : 'yes',
  };
}

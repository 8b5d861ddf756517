import type { PointRecordsAnswer } from '@quartermaster/contract/http/compare';
import type { RecordData } from '@quartermaster/domain/core/json';
import { gachaponAssertionSetting } from '@quartermaster/domain/modules/gacha/gachapon-assertion-setting';
import { gachaponCycleSetting } from '@quartermaster/domain/modules/gacha/gachapon-cycle-setting';
import { gachaponGuaranteeSetting } from '@quartermaster/domain/modules/gacha/gachapon-guarantee-setting';
import { gachaponItemSetting } from '@quartermaster/domain/modules/gacha/gachapon-item-setting';
import { gachaponSetting } from '@quartermaster/domain/modules/gacha/gachapon-setting';
import { gachaponStepupSetting } from '@quartermaster/domain/modules/gacha/gachapon-stepup-setting';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { queryString } from './paths.ts';

/** Everything about gachapons at one point. */
export type LabRecords = {
  readonly gachapons: readonly RecordData[];
  readonly guarantees: readonly RecordData[];
  readonly steps: readonly RecordData[];
  readonly gifts: readonly RecordData[];
  readonly cycles: readonly RecordData[];
  readonly assertions: readonly RecordData[];
};

export function labRecordsQuery(point: string) {
  return queryOptions({
    queryKey: ['lab-records', point],
    queryFn: async ({ signal }): Promise<LabRecords> => {
      const read = async ({ key }: { readonly key: string }): Promise<readonly RecordData[]> => {
        const path = `compare/module${queryString({ point, module: key })}`;
        const { records } = await getJson<PointRecordsAnswer>(path, signal);
        return records.map(({ data }) => data);
      };
      const [gachapons, guarantees, steps, gifts, cycles, assertions] = await Promise.all([
        read(gachaponSetting),
        read(gachaponGuaranteeSetting),
        read(gachaponStepupSetting),
        read(gachaponItemSetting),
        read(gachaponCycleSetting),
        read(gachaponAssertionSetting),
      ]);
      return { gachapons, guarantees, steps, gifts, cycles, assertions };
    },
  });
}

import type { ListFact } from '@quartermaster/contract/http/list-limits';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { localized, type Localized } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { timeslotFields } from '@quartermaster/domain/core/timeslot-fields';

const FACTS: Readonly<
  Record<ListFact, { readonly kind: 'boolean' | 'date_time'; readonly label: Localized }>
> = {
  '@open': { kind: 'boolean', label: localized('Open now', '目前開放', '現在開放中') },
  '@updated': { kind: 'date_time', label: localized('Changed', '更新時間', '更新日時') },
  '@referenced': {
    kind: 'boolean',
    label: localized('Used by other records', '被其他資料引用', 'ほかのデータから参照'),
  },
};

/** What a list can be narrowed by that no field holds, in the shape of fields: they are asked for alike. */
export function factFields(module: ResolvedModule): readonly ResolvedField[] {
  const hasTimeslot = timeslotFields(module).length > 0;
  return (Object.keys(FACTS) as ListFact[])
    .filter((fact) => fact !== '@open' || hasTimeslot)
    .map((fact) => ({ ...FACTS[fact], key: fact, required: false, rowFields: [] }));
}

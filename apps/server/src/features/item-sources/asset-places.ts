import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { Registry } from '@quartermaster/domain/core/module';

/** Where records give or take assets: a module, and a path without the numbers of rows. */
export type AssetPlace = { readonly module: string; readonly path: string; readonly use: AssetUse };

/** `source`: a reward gives it; `sink`: a cost takes it. */
export type AssetUse = 'source' | 'sink';

const USES: Readonly<Record<string, AssetUse>> = { reward_list: 'source', cost_list: 'sink' };

/** Every place of the definitions where a link to an asset's record may start. */
export function assetPlacesOf({ modules }: Pick<Registry, 'modules'>): readonly AssetPlace[] {
  return modules.flatMap(({ key, fields }) =>
    placesIn(fields, '').map(({ path, use }) => ({ module: key, path, use })),
  );
}

function placesIn(
  fields: readonly ResolvedField[],
  above: string,
): readonly Pick<AssetPlace, 'path' | 'use'>[] {
  return fields.flatMap(({ key, kind, rowFields }) => {
    const use = USES[kind];
    const path = `${above}${key}`;
    return use === undefined ? placesIn(rowFields, `${path}.`) : [{ path: `${path}.target_id`, use }];
  });
}

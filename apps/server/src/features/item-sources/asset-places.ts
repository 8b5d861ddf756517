import type { AssetFlow, ResolvedField } from '@quartermaster/domain/core/field';
import type { Registry } from '@quartermaster/domain/core/module';
import { assetKind, type AssetKindFacts } from '@quartermaster/domain/enums/asset-kind';

/** Where records give or take assets: a module, and a path without the numbers of rows. */
export type AssetPlace = { readonly module: string; readonly path: string; readonly use: AssetFlow };

const LISTS: Readonly<Record<string, AssetFlow>> = { reward_list: 'source', cost_list: 'sink' };

/** Every place of the definitions where a link to an asset's record may start. */
export function assetPlacesOf({ modules }: Pick<Registry, 'modules'>): readonly AssetPlace[] {
  return modules.flatMap(({ key, fields }) =>
    placesIn(fields, { path: '', isDrawn: false }).map((place) => ({ module: key, ...place })),
  );
}

type Above = { readonly path: string; readonly isDrawn: boolean };
type Place = Pick<AssetPlace, 'path' | 'use'>;

function placesIn(fields: readonly ResolvedField[], above: Above): readonly Place[] {
  return fields.flatMap((field) => {
    const path = `${above.path}${field.key}`;
    const list = LISTS[field.kind];
    if (list !== undefined) return [{ path: `${path}.target_id`, use: list }];
    if (field.kind === 'reference')
      return namedAt(path, field.flow ?? (above.isDrawn ? 'source' : undefined));
    const isDrawn = above.isDrawn || (field.kind === 'rows' && field.weight !== undefined);
    return placesIn(field.rowFields, { path: `${path}.`, isDrawn });
  });
}

/** What a row with a weight names is drawn: players get it. */
const namedAt = (path: string, use: AssetFlow | undefined): readonly Place[] =>
  use === undefined ? [] : [{ path, use }];

/** Records whose spirits are an item: whatever gives or takes the record or its spirits, gives or takes that item. */
type ItemName = { readonly module: string; readonly path: string };

const KINDS: readonly AssetKindFacts[] = assetKind.values;

export const ITEM_NAMES: readonly ItemName[] = KINDS.flatMap(({ target, item }) =>
  target === null || item === undefined ? [] : [{ module: target, path: item }],
);

import { objectsInPlace, type JsonObject } from '@quartermaster/domain/core/json';
import shared from '../common/common.module.css';
import type { FieldDiffProps } from '../types.ts';
import { AssetListCell } from './asset-list-cell.tsx';
import styles from './asset-list.module.css';

/** The lines that went and the lines that came; lines that stayed are not repeated. */
export function AssetListDiff({ field, before, after }: FieldDiffProps<'reward_list' | 'cost_list'>) {
  const [old, now] = [objectsInPlace(before), objectsInPlace(after)];
  const gone = without(old, now);
  const come = without(now, old);
  return (
    <span className={styles.cell}>
      {gone.length > 0 && (
        <del className={shared.before}>
          <AssetListCell field={field} value={gone} />
        </del>
      )}
      {come.length > 0 && (
        <ins className={shared.after}>
          <AssetListCell field={field} value={come} />
        </ins>
      )}
    </span>
  );
}

function without(lines: readonly JsonObject[], others: readonly JsonObject[]): readonly JsonObject[] {
  const known = new Set(others.map((line) => JSON.stringify(line)));
  return lines.filter((line) => !known.has(JSON.stringify(line)));
}

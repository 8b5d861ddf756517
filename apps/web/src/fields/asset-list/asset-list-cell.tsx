import { numberOf, objectsInPlace, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useFieldEnvironment } from '../field-environment.tsx';
import { numberText } from '../number/number-text.ts';
import { ReferenceTag } from '../reference/reference-tag.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import type { FieldCellProps } from '../types.ts';
import shared from '../common/common.module.css';
import styles from './asset-list.module.css';

const SHOWN = 3;

export function AssetListCell({ value }: FieldCellProps<'reward_list' | 'cost_list'>) {
  const lines = objectsInPlace(value);
  return lines.length === 0 ? <EmptyCell /> : <AssetAmounts lines={lines} />;
}

type AssetAmountsProps = {
  readonly lines: readonly JsonObject[];
  /** How many there are, where some are no assets. */
  readonly count?: number;
};

/** The first of them, and how many follow. */
export function AssetAmounts({ lines, count = lines.length }: AssetAmountsProps) {
  const shown = lines.slice(0, SHOWN);
  return (
    <span className={styles.cell}>
      {shown.map((line, place) => (
        <AssetAmount
          key={`${place} ${textOf(line['asset_kind'])} ${textOf(line['target_id'])}`}
          line={line}
        />
      ))}
      {count > shown.length && <span className={shared.more}>+{count - shown.length}</span>}
    </span>
  );
}

/** `Ember Core ×20`, `Gem ×300`, `Ember Fox Pet spirit ×10`. */
export function AssetAmount({ line }: { readonly line: JsonObject }) {
  const { language } = useFieldEnvironment();
  const facts = findAssetKind(textOf(line['asset_kind']));
  const target = textOf(line['target_id']);
  return (
    <span className={facts?.isFragment === true ? styles.fragment : styles.asset}>
      {facts !== undefined && facts.target !== null && target !== '' ? (
        <>
          <ReferenceTag module={facts.target} id={target} hasId={false} />
          {facts.isFragment === true && <span className={styles.amount}> {facts.label[language]}</span>}
        </>
      ) : (
        (facts?.label[language] ?? textOf(line['asset_kind']))
      )}{' '}
      <span className={styles.amount}>×{numberText(numberOf(line['amount'], 0), language)}</span>
    </span>
  );
}

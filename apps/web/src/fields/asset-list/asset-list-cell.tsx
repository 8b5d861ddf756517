import type { JsonObject } from '@quartermaster/domain/core/json';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useFieldEnvironment } from '../field-environment.tsx';
import { numberText } from '../number/number-text.ts';
import { ReferenceTag } from '../reference/reference-tag.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import { asNumber, asObjects, asText } from '../common/values.ts';
import type { FieldCellProps } from '../types.ts';
import shared from '../common/common.module.css';
import styles from './asset-list.module.css';

const SHOWN = 3;

export function AssetListCell({ value }: FieldCellProps<'reward_list' | 'cost_list'>) {
  const lines = asObjects(value);
  if (lines.length === 0) return <EmptyCell />;
  return (
    <span className={styles.cell}>
      {lines.slice(0, SHOWN).map((line) => (
        <AssetAmount key={`${asText(line['asset_kind'])} ${asText(line['target_id'])}`} line={line} />
      ))}
      {lines.length > SHOWN && <span className={shared.more}>+{lines.length - SHOWN}</span>}
    </span>
  );
}

/** `Ember Core ×20`, `Gem ×300`, `Ember Fox Pet spirit ×10`. */
export function AssetAmount({ line }: { readonly line: JsonObject }) {
  const { language } = useFieldEnvironment();
  const facts = findAssetKind(asText(line['asset_kind']));
  const target = asText(line['target_id']);
  return (
    <span>
      {facts !== undefined && facts.target !== null && target !== '' ? (
        <>
          <ReferenceTag module={facts.target} id={target} hasId={false} />
          {facts.isFragment === true && <span className={styles.amount}> {facts.label[language]}</span>}
        </>
      ) : (
        (facts?.label[language] ?? asText(line['asset_kind']))
      )}{' '}
      <span className={styles.amount}>×{numberText(asNumber(line['amount']) ?? 0, language)}</span>
    </span>
  );
}

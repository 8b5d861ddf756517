import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { COST_ASSET_KINDS, assetKind, findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useTranslation } from 'react-i18next';
import { asObjects } from '../common/values.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import type { FieldInputProps } from '../types.ts';
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts';
import { AssetLine } from './asset-line.tsx';
import styles from './asset-list.module.css';

const ALL_KINDS: readonly string[] = assetKind.values.map(({ value }) => value);

type AssetListProps = FieldInputProps<'reward_list' | 'cost_list'>;

/** What is given or what it costs: kind, target where the kind has one, amount. */
export function AssetListInput(props: AssetListProps) {
  const { t } = useTranslation('fields');
  const { field, value, onChange } = props;
  const lines = asObjects(value);
  const kinds = useOfferedKinds(field.kind === 'cost_list' ? (field.kinds ?? COST_ASSET_KINDS) : ALL_KINDS);
  const list = useKeptFocus<HTMLDivElement>(lines.length);
  const change = (index: number, line: JsonObject) => onChange(lines.with(index, line));
  return (
    <div
      ref={list}
      className={styles.list}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      {lines.map((line, index) => (
        <AssetLine
          // Lines have no identity of their own; their place is what names them.
          key={index}
          {...props}
          line={line}
          place={index}
          kinds={kinds}
          onLine={(next) => change(index, next)}
          onRemove={() => onChange(lines.toSpliced(index, 1))}
        />
      ))}
      <Button
        id={lines.length === 0 ? props.inputId : undefined}
        type="dashed"
        data-adds
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={props.isDisabled || (field.max !== undefined && lines.length >= field.max)}
        onClick={() => onChange([...lines, { asset_kind: kinds[0] ?? 'item', amount: 1 }])}
      >
        {t(field.kind === 'cost_list' ? 'assetList.addCost' : 'assetList.addReward')}
      </Button>
    </div>
  );
}

/** Players get only what the live release has: there, kinds whose records this console does not hold are none. */
function useOfferedKinds(kinds: readonly string[]): readonly string[] {
  const { isLive, hasModule } = useFieldEnvironment();
  if (!isLive) return kinds;
  return kinds.filter((kind) => {
    const target = findAssetKind(kind)?.target ?? null;
    return target === null || hasModule(target);
  });
}

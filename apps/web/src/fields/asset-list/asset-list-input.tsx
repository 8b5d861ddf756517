import { objectsInPlace, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { COST_ASSET_KINDS, assetKind, findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useCallback, useMemo, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AddButton } from '../common/add-button.tsx';
import { useNewPart, type Inputs } from '../common/new-part.ts';
import { useListSteps } from '../common/steps.ts';
import { useChange } from '../common/use-change.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import type { FieldInputProps } from '../types.ts';
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts';
import { AssetLine, type AssetLineProps } from './asset-line.tsx';
import styles from './asset-list.module.css';

const ALL_KINDS: readonly string[] = assetKind.values.map(({ value }) => value);

type AssetListProps = FieldInputProps<'reward_list' | 'cost_list'>;

/**
 * What is given or what it costs: kind, target where the kind has one, amount. Enter in an amount adds a
 * line and goes to what is to be chosen there.
 */
export function AssetListInput(props: AssetListProps) {
  const { t } = useTranslation('fields');
  const { field, value, onChange } = props;
  const lines = objectsInPlace(value);
  const kinds = useOfferedKinds(field.kind === 'cost_list' ? (field.kinds ?? COST_ASSET_KINDS) : ALL_KINDS);
  const list = useKeptFocus<HTMLDivElement>(lines.length);
  const isFull = props.isDisabled || (field.max !== undefined && lines.length >= field.max);
  const goToNew = useNewPart(list, lines.length);
  const newPath = `${props.path}.${lines.length}`;
  const steps = useListSteps(props.path);
  const add = (kind: string) => steps.add(() => onChange([...lines, { asset_kind: kind, amount: 1 }]));
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isFull || event.key !== 'Enter' || event.nativeEvent.isComposing || !isAmount(event.target)) return;
    event.preventDefault();
    goToNew(newPath, targetOf);
    add(nextKind(lines) ?? firstKind);
  };
  const firstKind = kinds[0] ?? 'item';
  const shared = { ...sharedProps(props), ...useLineChanges(props), kinds };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is that of the amounts inside
    <div
      ref={list}
      className={styles.list}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      onKeyDown={handleKeyDown}
    >
      {lines.map((line, index) => (
        <AssetLine
          // Lines have no identity of their own; their place is what names them.
          key={index}
          {...shared}
          line={line}
          place={index}
        />
      ))}
      <AddButton
        inputId={lines.length === 0 ? props.inputId : undefined}
        label={t(field.kind === 'cost_list' ? 'assetList.addCost' : 'assetList.addReward')}
        isDisabled={isFull}
        onAdd={() => {
          goToNew(newPath);
          add(firstKind);
        }}
      />
    </div>
  );
}

const sharedProps = ({ field, path, inputId, isDisabled, onBlur }: AssetListProps) => ({
  of: field.kind,
  path,
  inputId,
  isDisabled,
  onBlur,
});

/** The same functions each time: a key draws its own line. */
function useLineChanges(props: AssetListProps): Pick<AssetLineProps, 'onLine' | 'onRemove'> {
  const change = useChange(props);
  const steps = useListSteps(props.path);
  return {
    onLine: useCallback(
      (place, next) =>
        change((value) => objectsInPlace(value).map((line, index) => (index === place ? next(line) : line))),
      [change],
    ),
    onRemove: useCallback(
      (place) => steps.remove(place, () => change((value) => objectsInPlace(value).toSpliced(place, 1))),
      [change, steps],
    ),
  };
}

/** A kind with targets goes on, for there are others of it; one without is in a list only once. */
function nextKind(lines: readonly JsonObject[]): string | null {
  const facts = findAssetKind(textOf(lines.at(-1)?.['asset_kind']));
  return facts === undefined || facts.target === null ? null : facts.value;
}

const isAmount = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.getAttribute('role') === 'spinbutton';

/** A line with a target has three inputs: its kind is that of the line before, its target is chosen next. */
const targetOf = (inputs: Inputs) => inputs[inputs.length > 2 ? 1 : 0];

/** Players get only what the live release has: there, kinds whose records this console does not hold are none. */
function useOfferedKinds(kinds: readonly string[]): readonly string[] {
  const { isLive, hasModule } = useFieldEnvironment();
  return useMemo(
    () =>
      kinds.filter((kind) => {
        const target = findAssetKind(kind)?.target ?? null;
        return !isLive || target === null || hasModule(target);
      }),
    [kinds, isLive, hasModule],
  );
}

import { objectsInPlace, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { COST_ASSET_KINDS, assetKind, findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useCallback, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AddButton } from '../common/add-button.tsx';
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
  const goOn = useNextLine(list, lines.length);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isFull || event.key !== 'Enter' || event.nativeEvent.isComposing || !isAmount(event.target)) return;
    event.preventDefault();
    goOn();
    onChange([...lines, { asset_kind: nextKind(lines) ?? firstKind, amount: 1 }]);
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
        onAdd={() => onChange([...lines, { asset_kind: firstKind, amount: 1 }])}
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
  return {
    onLine: useCallback(
      (place, next) =>
        change((value) => objectsInPlace(value).map((line, index) => (index === place ? next(line) : line))),
      [change],
    ),
    onRemove: useCallback((place) => change((value) => objectsInPlace(value).toSpliced(place, 1)), [change]),
  };
}

/** A kind with targets goes on, for there are others of it; one without is in a list only once. */
function nextKind(lines: readonly JsonObject[]): string | null {
  const facts = findAssetKind(textOf(lines.at(-1)?.['asset_kind']));
  return facts === undefined || facts.target === null ? null : facts.value;
}

const isAmount = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.getAttribute('role') === 'spinbutton';

/** Called before a line is added: the focus goes to the line once it is there. */
function useNextLine(list: RefObject<HTMLElement | null>, count: number): () => void {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const inputs = list.current?.lastElementChild?.previousElementSibling?.querySelectorAll('input') ?? [];
    // A line with a target has three: its kind is that of the line before, its target is chosen next.
    inputs[inputs.length > 2 ? 1 : 0]?.focus();
  }, [list, count]);
  return () => {
    isWanted.current = true;
  };
}

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

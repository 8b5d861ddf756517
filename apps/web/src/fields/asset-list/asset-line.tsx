import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { numberOf, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { TargetInput } from '../reference/target-input.tsx';
import { IssueTexts } from '../common/issue-text.tsx';
import { useIssuesUnder } from '../common/issues.tsx';
import type { FieldInputProps } from '../types.ts';
import { GroupedDigits } from '../number/grouped-digits.tsx';
import styles from './asset-list.module.css';
import { HoldLimitNote } from './hold-limit-note.tsx';
import { NumberBox } from '../../ui/text/number-box.tsx';

export type AssetLineProps = Pick<FieldInputProps, 'path' | 'inputId' | 'isDisabled' | 'onBlur'> & {
  readonly of: 'reward_list' | 'cost_list';
  readonly line: JsonObject;
  readonly place: number;
  readonly kinds: readonly string[];
  readonly onLine: (place: number, change: (line: JsonObject) => JsonObject) => void;
  readonly onRemove: (place: number) => void;
};

/** One line; a key in its amount draws neither its other inputs nor another line. */
export const AssetLine = memo(function AssetLine({ line, place, kinds, onRemove, ...rest }: AssetLineProps) {
  const { t } = useTranslation('fields');
  const path = `${rest.path}.${place}`;
  const issues = useIssuesUnder(path);
  const isWrong = (key: string) =>
    issues.some((found) => found.path === `${path}.${key}` || found.path === path);
  const { onBlur, isDisabled, onLine } = rest;
  const handleLine = useCallback<ChangeLine>((change) => onLine(place, change), [onLine, place]);
  const handleAmount = (next: number | string | null) => handleLine((now) => ({ ...now, amount: next }));
  const amount = numberOf(line['amount'], null);
  const shared = { kind: textOf(line['asset_kind']), onLine: handleLine, onBlur, isDisabled };
  return (
    <div className={styles.line} data-part={path}>
      <KindSelect
        {...shared}
        inputId={place === 0 ? rest.inputId : `${rest.inputId}-${place}`}
        kinds={kinds}
        isInvalid={isWrong('asset_kind')}
      />
      <LineTarget {...shared} target={textOf(line['target_id'])} isInvalid={isWrong('target_id')} />
      <NumberBox
        value={amount ?? textOf(line['amount'])}
        prefix="×"
        controls={false}
        inputMode="numeric"
        aria-label={t('assetList.amount')}
        aria-invalid={isWrong('amount')}
        onChange={handleAmount}
        onUnread={handleAmount}
        onBlur={onBlur}
        disabled={isDisabled}
        status={isWrong('amount') ? 'error' : ''}
      />
      <GroupedDigits number={amount} />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        disabled={isDisabled}
        aria-label={t('assetList.remove', { place: place + 1 })}
        onClick={() => onRemove(place)}
      />
      <div className={styles.lineIssues}>
        <IssueTexts id={`${rest.inputId}-${place}-issues`} issues={issues} />
        {rest.of === 'reward_list' ? <HoldLimitNote line={line} /> : null}
      </div>
    </div>
  );
});

type ChangeLine = (change: (line: JsonObject) => JsonObject) => void;

type PartProps = Pick<AssetLineProps, 'onBlur' | 'isDisabled'> & {
  readonly kind: string;
  readonly isInvalid: boolean;
  readonly onLine: ChangeLine;
};

const LineTarget = memo(function LineTarget({
  kind,
  target,
  onLine,
  ...rest
}: PartProps & { readonly target: string }) {
  const { t } = useTranslation('fields');
  const facts = findAssetKind(kind);
  if (facts === undefined || facts.target === null) return null;
  return (
    <TargetInput
      module={facts.target}
      id={target}
      label={t('assetList.target')}
      {...rest}
      onChange={(id) => onLine((line) => ({ ...line, target_id: id === '' ? null : parseTarget(id) }))}
    />
  );
});

type KindSelectProps = PartProps & Pick<AssetLineProps, 'kinds' | 'inputId'>;

const KindSelect = memo(function KindSelect({ kind: shown, kinds, onLine, ...rest }: KindSelectProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  return (
    <SearchedSelect<string>
      id={rest.inputId}
      value={shown}
      options={kinds.map((kind) => ({ value: kind, label: findAssetKind(kind)?.label[language] ?? kind }))}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      aria-label={t('assetList.kind')}
      onChange={(kind) => onLine((line) => withKind(line, kind))}
      onBlur={rest.onBlur}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
    />
  );
});

/** Another kind asks for another target: the old one goes. */
function withKind(line: JsonObject, kind: string): JsonObject {
  const { target_id: target, ...others } = line;
  const isSameTarget = findAssetKind(kind)?.target === findAssetKind(textOf(line['asset_kind']))?.target;
  return {
    ...others,
    asset_kind: kind,
    ...(isSameTarget && target !== undefined ? { target_id: target } : {}),
  };
}

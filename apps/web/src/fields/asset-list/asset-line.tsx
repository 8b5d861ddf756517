import { DeleteOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { TargetInput } from '../reference/target-input.tsx';
import { IssueTexts } from '../common/issue-text.tsx';
import { useIssuesUnder } from '../common/issues.tsx';
import { asNumber, asText } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import styles from './asset-list.module.css';
import { HoldLimitNote } from './hold-limit-note.tsx';
import { NumberBox } from '../../ui/text/number-box.tsx';

type AssetLineProps = FieldInputProps<'reward_list' | 'cost_list'> & {
  readonly line: JsonObject;
  readonly place: number;
  readonly kinds: readonly string[];
  readonly onLine: (line: JsonObject) => void;
  readonly onRemove: () => void;
};

export function AssetLine({ line, place, kinds, onLine, onRemove, ...rest }: AssetLineProps) {
  const { t } = useTranslation('fields');
  const path = `${rest.path}.${place}`;
  const issues = useIssuesUnder(path);
  const isWrong = (key: string) =>
    issues.some((found) => found.path === `${path}.${key}` || found.path === path);
  // The list's own `onChange` must not reach the inputs: what they hold is a part of a line.
  const shared = { onBlur: rest.onBlur, isDisabled: rest.isDisabled, line, onLine };
  return (
    <div className={styles.line}>
      <KindSelect
        {...shared}
        inputId={place === 0 ? rest.inputId : `${rest.inputId}-${place}`}
        kinds={kinds}
        isInvalid={isWrong('asset_kind')}
      />
      <LineTarget {...shared} isInvalid={isWrong('target_id')} />
      <NumberBox
        value={asNumber(line['amount']) ?? asText(line['amount'])}
        prefix="×"
        controls={false}
        inputMode="numeric"
        aria-label={t('assetList.amount')}
        aria-invalid={isWrong('amount')}
        onChange={(amount) => onLine({ ...line, amount })}
        onUnread={(amount) => onLine({ ...line, amount })}
        onBlur={rest.onBlur}
        disabled={rest.isDisabled}
        status={isWrong('amount') ? 'error' : ''}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        disabled={rest.isDisabled}
        aria-label={t('assetList.remove', { place: place + 1 })}
        onClick={onRemove}
      />
      <div className={styles.lineIssues}>
        <IssueTexts id={`${rest.inputId}-${place}-issues`} issues={issues} />
        {rest.field.kind === 'reward_list' ? <HoldLimitNote line={line} /> : null}
      </div>
    </div>
  );
}

type LineTargetProps = Pick<AssetLineProps, 'line' | 'onLine' | 'onBlur' | 'isDisabled' | 'isInvalid'>;

function LineTarget({ line, onLine, ...rest }: LineTargetProps) {
  const { t } = useTranslation('fields');
  const facts = findAssetKind(asText(line['asset_kind']));
  if (facts === undefined || facts.target === null) return null;
  return (
    <TargetInput
      module={facts.target}
      id={asText(line['target_id'])}
      label={t('assetList.target')}
      {...rest}
      onChange={(id) => onLine({ ...line, target_id: id === '' ? null : parseTarget(id) })}
    />
  );
}

type KindSelectProps = Pick<
  AssetLineProps,
  'line' | 'kinds' | 'onLine' | 'onBlur' | 'isDisabled' | 'isInvalid' | 'inputId'
>;

/** Another kind asks for another target: the old one goes. */
function KindSelect({ line, kinds, onLine, ...rest }: KindSelectProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const choose = (kind: string) => {
    const { target_id: target, ...others } = line;
    const isSameTarget = findAssetKind(kind)?.target === findAssetKind(asText(line['asset_kind']))?.target;
    onLine({
      ...others,
      asset_kind: kind,
      ...(isSameTarget && target !== undefined ? { target_id: target } : {}),
    });
  };
  return (
    <Select<string>
      id={rest.inputId}
      value={asText(line['asset_kind'])}
      options={kinds.map((kind) => ({ value: kind, label: findAssetKind(kind)?.label[language] ?? kind }))}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      aria-label={t('assetList.kind')}
      onChange={choose}
      onBlur={rest.onBlur}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
    />
  );
}

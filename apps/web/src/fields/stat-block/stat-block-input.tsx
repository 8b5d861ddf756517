import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { statKey } from '@quartermaster/domain/enums/stat-key';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../../ui/overlay/lazy-menu.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { IssueTexts } from '../common/issue-text.tsx';
import { useIssuesAt } from '../common/issues.tsx';
import { asNumber, asObject, asText } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts';
import styles from './stat-block.module.css';
import { orderedStats, statLabel } from './stats.ts';
import { NumberBox } from '../../ui/text/number-box.tsx';

/** A grid of figures: the required ones always there, others added when wanted. */
export function StatBlockInput(props: FieldInputProps<'stat_block'>) {
  const { field, value, onChange } = props;
  const stats = asObject(value);
  const required = field.requiredStats;
  const shown = orderedStats([...required, ...Object.keys(stats)]);
  const grid = useKeptFocus<HTMLDivElement>(shown.length);
  const remove = (stat: string) => {
    const { [stat]: _removed, ...rest } = stats;
    onChange(rest);
  };
  return (
    <div
      ref={grid}
      className={styles.grid}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      {shown.map((stat, index) => (
        <StatFigure
          key={stat}
          {...props}
          stat={stat}
          figure={stats[stat]}
          inputId={index === 0 ? props.inputId : `${props.inputId}-${stat}`}
          onFigure={(next) => onChange({ ...stats, [stat]: next })}
          onRemove={required.includes(stat) ? null : () => remove(stat)}
        />
      ))}
      <AddStat
        shown={shown}
        isDisabled={props.isDisabled}
        onAdd={(stat) => onChange({ ...stats, [stat]: 0 })}
      />
    </div>
  );
}

type StatFigureProps = FieldInputProps<'stat_block'> & {
  readonly stat: string;
  readonly figure: JsonValue | undefined;
  readonly onFigure: (next: number | string | null) => void;
  readonly onRemove: (() => void) | null;
};

function StatFigure({ stat, figure, inputId, path, onFigure, onRemove, ...rest }: StatFigureProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const issues = useIssuesAt(`${path}.${stat}`);
  return (
    <div className={styles.stat}>
      <span className={styles.head}>
        <label htmlFor={inputId}>{statLabel(stat, language)}</label>
        {onRemove !== null && (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            disabled={rest.isDisabled}
            aria-label={t('stat.remove', { stat: statLabel(stat, language) })}
            onClick={onRemove}
          />
        )}
      </span>
      <NumberBox
        id={inputId}
        value={asNumber(figure) ?? asText(figure)}
        controls={false}
        inputMode="decimal"
        onChange={onFigure}
        onUnread={onFigure}
        onBlur={rest.onBlur}
        disabled={rest.isDisabled}
        status={issues.length > 0 ? 'error' : ''}
        aria-invalid={issues.length > 0}
        aria-describedby={issues.length > 0 ? `${inputId}-issues` : undefined}
      />
      <IssueTexts id={`${inputId}-issues`} issues={issues} />
    </div>
  );
}

type AddStatProps = {
  readonly shown: readonly string[];
  readonly isDisabled: boolean;
  readonly onAdd: (stat: string) => void;
};

function AddStat({ shown, isDisabled, onAdd }: AddStatProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const items = statKey.values
    .filter(({ value }) => !shown.includes(value))
    .map(({ value, label }) => ({ key: value, label: label[language] }));
  if (items.length === 0) return null;
  return (
    <LazyMenu
      placement="bottomLeft"
      menu={{ items, onClick: ({ key }) => onAdd(key), style: { maxHeight: 320, overflow: 'auto' } }}
    >
      <Button type="dashed" icon={<PlusOutlined aria-hidden />} disabled={isDisabled} data-adds>
        {t('stat.add')}
      </Button>
    </LazyMenu>
  );
}

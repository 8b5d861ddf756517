import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { numberOf, objectOf, textOf, type JsonValue } from '@quartermaster/domain/core/json';
import { statKey } from '@quartermaster/domain/enums/stat-key';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../../ui/overlay/lazy-menu.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { IssueTexts } from '../common/issue-text.tsx';
import { useIssuesAt } from '../common/issues.tsx';
import { useNewPart } from '../common/new-part.ts';
import { useTakeStep } from '../common/steps.ts';
import { useChange, type ChangeValue } from '../common/use-change.ts';
import { withKey } from '../common/with-key.ts';
import type { FieldInputProps } from '../types.ts';
import { GroupedDigits } from '../number/grouped-digits.tsx';
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts';
import styles from './stat-block.module.css';
import { orderedStats, statLabel, statUnit } from './stats.ts';
import { NumberBox } from '../../ui/text/number-box.tsx';

/** A grid of figures: the required ones always there, others added when wanted. */
export function StatBlockInput(props: FieldInputProps<'stat_block'>) {
  const { field } = props;
  const stats = objectOf(props.value);
  const change = useChange(props);
  const required = field.requiredStats;
  const shown = orderedStats([...required, ...Object.keys(stats)]);
  const grid = useKeptFocus<HTMLDivElement>(shown.length);
  const goToNew = useNewPart(grid, shown.length);
  const takeStep = useTakeStep();
  const handleAdd = (stat: string) => {
    goToNew(`${props.path}.${stat}`);
    takeStep({ kind: 'set', paths: [`${props.path}.${stat}`] }, () =>
      props.onChange({ ...stats, [stat]: 0 }),
    );
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
          stat={stat}
          figure={stats[stat]}
          path={props.path}
          inputId={index === 0 ? props.inputId : `${props.inputId}-${stat}`}
          isDisabled={props.isDisabled}
          onBlur={props.onBlur}
          isRequired={required.includes(stat)}
          onStats={change}
        />
      ))}
      <AddStat shown={shown} isDisabled={props.isDisabled} onAdd={handleAdd} />
    </div>
  );
}

type StatFigureProps = Pick<FieldInputProps, 'path' | 'inputId' | 'isDisabled' | 'onBlur'> & {
  readonly stat: string;
  readonly figure: JsonValue | undefined;
  readonly isRequired: boolean;
  readonly onStats: ChangeValue;
};

/** One figure; a key in another one does not draw it again. */
const StatFigure = memo(function StatFigure({
  stat,
  figure,
  inputId,
  path,
  isRequired,
  onStats,
  ...rest
}: StatFigureProps) {
  const { language } = useFieldEnvironment();
  const issues = useIssuesAt(`${path}.${stat}`);
  const number = numberOf(figure, null);
  const handleFigure = (next: number | string | null) =>
    onStats((stats) => ({ ...objectOf(stats), [stat]: next }));
  return (
    <div className={styles.stat} data-part={`${path}.${stat}`}>
      <span className={styles.head}>
        <label htmlFor={inputId}>{statLabel(stat, language)}</label>
        {isRequired ? null : (
          <RemoveStat stat={stat} path={path} isDisabled={rest.isDisabled} onStats={onStats} />
        )}
      </span>
      <NumberBox
        id={inputId}
        value={number ?? textOf(figure)}
        controls={false}
        suffix={statUnit(stat)}
        inputMode="decimal"
        onChange={handleFigure}
        onUnread={handleFigure}
        onBlur={rest.onBlur}
        disabled={rest.isDisabled}
        status={issues.length > 0 ? 'error' : ''}
        aria-invalid={issues.length > 0}
        aria-describedby={issues.length > 0 ? `${inputId}-issues` : undefined}
      />
      <GroupedDigits number={number} />
      <IssueTexts id={`${inputId}-issues`} issues={issues} />
    </div>
  );
});

function RemoveStat({
  stat,
  path,
  isDisabled,
  onStats,
}: Pick<StatFigureProps, 'stat' | 'path' | 'isDisabled' | 'onStats'>) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const takeStep = useTakeStep();
  const handleRemove = () =>
    takeStep({ kind: 'clear', paths: [`${path}.${stat}`] }, () =>
      onStats((stats) => withKey(objectOf(stats), stat, null)),
    );
  return (
    <Button
      type="text"
      size="small"
      icon={<CloseOutlined aria-hidden />}
      disabled={isDisabled}
      aria-label={t('stat.remove', { stat: statLabel(stat, language) })}
      onClick={handleRemove}
    />
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

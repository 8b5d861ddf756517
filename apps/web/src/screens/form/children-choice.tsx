import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChildCount } from '../../api/list-referrers.ts';
import { useModuleTitle } from '../../engine/module-title.tsx';
import styles from './form.module.css';

type ChildrenChoiceProps = {
  readonly counts: readonly ChildCount[];
  /** Modules whose records are not copied. */
  readonly left: readonly string[];
  readonly onChange: (left: readonly string[]) => void;
};

/** Which of the records that belong to a record are copied along with it: all unless unticked. */
export function ChildrenChoice({ counts, left, onChange }: ChildrenChoiceProps) {
  const { t } = useTranslation('kinds');
  if (counts.length === 0) return null;
  const toggle = (module: string, isOn: boolean) =>
    onChange(isOn ? left.filter((key) => key !== module) : [...left, module]);
  return (
    <fieldset className={styles.choices}>
      <legend>{t('copyChildren')}</legend>
      {counts.map(({ module, total }) => (
        <ChildrenTick
          key={module}
          module={module}
          total={total}
          isOn={!left.includes(module)}
          onToggle={(isOn) => toggle(module, isOn)}
        />
      ))}
    </fieldset>
  );
}

type ChildrenTickProps = ChildCount & {
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
};

function ChildrenTick({ module, total, isOn, onToggle }: ChildrenTickProps) {
  const { t } = useTranslation('kinds');
  const title = useModuleTitle(module);
  return (
    <Checkbox checked={isOn} onChange={(event) => onToggle(event.target.checked)}>
      {t('childrenOf', { title, count: total })}
    </Checkbox>
  );
}

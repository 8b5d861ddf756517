import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChildCount } from '../../api/list-referrers.ts';
import { useModuleTitle } from '../../engine/use-module-title.ts';
import styles from './form.module.css';

type ChildrenChoiceProps = {
  readonly counts: readonly ChildCount[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Which of the records that belong to a record are copied along with it: none unless ticked. */
export function ChildrenChoice({ counts, chosen, onChange }: ChildrenChoiceProps) {
  const { t } = useTranslation('kinds');
  const offered = counts.filter(({ total }) => total > 0);
  if (offered.length === 0) return null;
  const toggle = (module: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, module] : chosen.filter((key) => key !== module));
  return (
    <fieldset className={styles.choices}>
      <legend>{t('copyChildren')}</legend>
      {offered.map(({ module, total }) => (
        <ChildrenTick
          key={module}
          module={module}
          total={total}
          isOn={chosen.includes(module)}
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

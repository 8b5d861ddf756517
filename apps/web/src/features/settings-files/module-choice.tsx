import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsChoices } from '../../api/settings-files.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './settings-files.module.css';

type ModuleChoiceProps = {
  readonly choices: SettingsChoices;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

/** Modules with records, by family: a whole family or one by one. */
export function ModuleChoice({ choices, chosen, onChange }: ModuleChoiceProps) {
  return (
    <ul className={styles.families}>
      {choices.families.map(({ key, title }) => {
        const modules = choices.modules.filter(({ family }) => family === key);
        return modules.length === 0 ? null : (
          <Family
            key={key}
            title={title[readLanguage()]}
            modules={modules}
            chosen={chosen}
            onChange={onChange}
          />
        );
      })}
    </ul>
  );
}

type FamilyProps = Omit<ModuleChoiceProps, 'choices'> & {
  readonly title: string;
  readonly modules: SettingsChoices['modules'];
};

function Family({ title, modules, chosen, onChange }: FamilyProps) {
  const { t } = useTranslation('tools');
  const [isOpen, setOpen] = useState(false);
  const ticked = modules.filter(({ module }) => chosen.has(module)).length;
  const put = (keys: readonly string[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const key of keys) {
      if (isChosen) next.add(key);
      else next.delete(key);
    }
    onChange(next);
  };
  return (
    <li className={styles.family}>
      <div className={styles.familyHead}>
        <Checkbox
          checked={ticked === modules.length}
          indeterminate={ticked > 0 && ticked < modules.length}
          onChange={({ target }) =>
            put(
              modules.map(({ module }) => module),
              target.checked,
            )
          }
        >
          {title}
        </Checkbox>
        <Button
          type="text"
          size="small"
          icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          iconPlacement="end"
          aria-expanded={isOpen}
          aria-label={t('modulesOf', { family: title, count: modules.length })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('modules', { count: modules.length })}
        </Button>
      </div>
      {isOpen ? <FamilyModules modules={modules} chosen={chosen} onPut={put} /> : null}
    </li>
  );
}

type FamilyModulesProps = Pick<FamilyProps, 'modules' | 'chosen'> & {
  readonly onPut: (keys: readonly string[], isChosen: boolean) => void;
};

function FamilyModules({ modules, chosen, onPut }: FamilyModulesProps) {
  const nameOf = useModuleNames();
  return (
    <ul className={styles.modules}>
      {modules.map(({ module, records }) => (
        <li key={module}>
          <Checkbox checked={chosen.has(module)} onChange={({ target }) => onPut([module], target.checked)}>
            {nameOf(module)} <span className={styles.count}>{formatNumber(records)}</span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

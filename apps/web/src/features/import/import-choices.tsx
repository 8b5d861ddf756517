import type { ImportOptions } from '@quartermaster/contract/http/import';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportProgress } from '../../api/imports.ts';
import type { Camelized } from '../../api/wire-names.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './import.module.css';
import { matchOptions } from './target-options.ts';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';

export type ImportChoice = Camelized<ImportOptions>;

type ImportChoicesProps = {
  readonly module: ResolvedModule;
  readonly job: ImportProgress;
  readonly choice: ImportChoice;
  readonly onChange: (choice: ImportChoice) => void;
};

const IDENTITY = '';

/** How rows are matched with records. Remembered per person and module. */
export function ImportChoices({ module, job, choice, onChange }: ImportChoicesProps) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const match = [
    { value: IDENTITY, label: t('identity') },
    ...matchOptions(module, job, choice.mapping, readLanguage()),
  ];
  const modes = [
    { value: 'upsert', label: t('modeUpsert') },
    { value: 'create', label: t('modeCreate') },
    { value: 'update', label: t('modeUpdate') },
  ];
  const emptyCells = [
    { value: 'keep', label: t('emptyCellKeep') },
    { value: 'clear', label: t('emptyCellClear') },
  ];
  return (
    <div className={styles.choices}>
      <h2 id={`${id}-mode`}>{t('mode')}</h2>
      <Radio.Group
        vertical
        aria-labelledby={`${id}-mode`}
        options={modes}
        value={choice.mode}
        onChange={({ target }) => onChange({ ...choice, mode: target.value as ImportChoice['mode'] })}
      />
      <h2 id={`${id}-match`}>{t('matchField')}</h2>
      <SearchedSelect
        showSearch={{ optionFilterProp: 'label' }}
        aria-labelledby={`${id}-match`}
        options={match}
        value={choice.matchField ?? IDENTITY}
        onChange={(value) => onChange({ ...choice, matchField: value === IDENTITY ? null : value })}
      />
      <h2 id={`${id}-empty`}>{t('emptyCell')}</h2>
      <Radio.Group
        vertical
        aria-labelledby={`${id}-empty`}
        options={emptyCells}
        value={choice.emptyCell}
        onChange={({ target }) =>
          onChange({ ...choice, emptyCell: target.value as ImportChoice['emptyCell'] })
        }
      />
    </div>
  );
}

import type { SettingsImportMode } from '@quartermaster/contract/http/settings-files';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  previewSettingsImport,
  settingsImportQuery,
  type SettingsImportProgress,
} from '../../api/settings-files.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './settings-files.module.css';

type OptionsCardProps = { readonly job: SettingsImportProgress; readonly onChecked: () => void };

/** Which modules of the file come in, and what happens to records that are there. */
export function OptionsCard({ job, onChecked }: OptionsCardProps) {
  const { t } = useTranslation('tools');
  const known = job.manifest.modules.filter(({ module }) => !job.unknownModules.includes(module));
  const [mode, setMode] = useState<SettingsImportMode>(job.options?.mode ?? 'merge');
  const [chosen, setChosen] = useState<readonly string[]>(
    job.options?.modules ?? known.map(({ module }) => module),
  );
  const checking = useChecking(job, { mode, modules: chosen }, onChecked);
  const help = { replace: t('modeReplaceHelp'), merge: t('modeMergeHelp'), add_only: t('modeAddOnlyHelp') };
  return (
    <div className={styles.columns}>
      <Card flush title={t('importWhat')}>
        <ChosenModules modules={known} chosen={chosen} onChange={setChosen} />
      </Card>
      <div className={styles.side}>
        <Card title={t('mode')}>
          <div className={styles.form}>
            <Radio.Group
              vertical
              aria-label={t('mode')}
              value={mode}
              onChange={({ target }) => setMode(target.value as SettingsImportMode)}
              options={[
                { value: 'merge', label: t('modeMerge') },
                { value: 'add_only', label: t('modeAddOnly') },
                { value: 'replace', label: t('modeReplace') },
              ]}
            />
            <p className={styles.hint}>{help[mode]}</p>
            <Button
              type="primary"
              block
              disabled={chosen.length === 0}
              loading={checking.isPending}
              onClick={() => checking.mutate()}
            >
              {t('check')}
            </Button>
            {checking.error ? <Alert type="error" showIcon title={errorMessage(checking.error)} /> : null}
          </div>
        </Card>
      </div>
    </div>
  );
}

type Options = Parameters<typeof previewSettingsImport>[2];

function useChecking(job: SettingsImportProgress, options: Options, onChecked: () => void) {
  const branch = useBranch();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => previewSettingsImport(branch, job.id, options),
    onSuccess: (next) => {
      queryClient.removeQueries({ queryKey: [...settingsImportQuery(branch, job.id).queryKey, 'records'] });
      queryClient.setQueryData(settingsImportQuery(branch, job.id).queryKey, next);
      onChecked();
    },
  });
}

type ChosenModulesProps = {
  readonly modules: SettingsImportProgress['manifest']['modules'];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

function ChosenModules({ modules, chosen, onChange }: ChosenModulesProps) {
  const { t } = useTranslation('tools');
  const nameOf = useModuleNames();
  return (
    <div className={styles.family}>
      <Checkbox
        checked={chosen.length === modules.length}
        indeterminate={chosen.length > 0 && chosen.length < modules.length}
        onChange={({ target }) => onChange(target.checked ? modules.map(({ module }) => module) : [])}
      >
        {t('allModules')}
      </Checkbox>
      <ul className={styles.modules}>
        {modules.map(({ module, recordCount }) => (
          <li key={module}>
            <Checkbox
              checked={chosen.includes(module)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, module] : chosen.filter((key) => key !== module))
              }
            >
              {nameOf(module)} <span className={styles.count}>{formatNumber(recordCount)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { MAX_PRESET_NAME } from '@quartermaster/contract/http/limits';
import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import { playerAction, type PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { canBePreset, presetOf } from '@quartermaster/domain/actions/preset';
import { may } from '@quartermaster/domain/permissions/actions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionPresetsQuery, saveActionPresets } from '../../../api/action-presets.ts';
import { errorMessage } from '../../../api/api-error.ts';
import { Labelled } from '../../../ui/text/labelled.tsx';
import styles from './commands.module.css';
import { useCommandActions } from './command-actions.ts';

type SavePresetProps = { readonly kind: PlayerActionKind; readonly values: ActionValues };

/** Lets an admin save the filled-in values as a named preset of the environment. */
export function SavePreset({ kind, values }: SavePresetProps) {
  const { t } = useTranslation('commands');
  const { role } = useCommandActions();
  const [isOpen, setOpen] = useState(false);
  if (!may(role, 'action_presets.write') || !canBePreset(playerAction(kind))) return null;
  return isOpen ? (
    <PresetName kind={kind} values={values} onClose={() => setOpen(false)} />
  ) : (
    <div>
      <Button type="link" size="small" className={styles.textLink ?? ''} onClick={() => setOpen(true)}>
        {t('presetSave')}
      </Button>
    </div>
  );
}

function PresetName({ kind, values, onClose }: SavePresetProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('commands');
  const { t: tc } = useTranslation();
  const [name, setName] = useState('');
  const saving = useSavePreset(kind, values, onClose);
  return (
    <div className={styles.presetName}>
      <Labelled label={t('presetName')} hint={t('presetHelp')}>
        {(input) => (
          <Input
            {...input}
            maxLength={MAX_PRESET_NAME}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Labelled>
      {saving.error ? <Alert type="error" showIcon title={errorMessage(saving.error)} /> : null}
      <div className={styles.choices}>
        <Button size="small" onClick={onClose}>
          {tc('cancel')}
        </Button>
        <Button
          size="small"
          disabled={name.trim() === ''}
          loading={saving.isPending}
          onClick={() => saving.mutate(name.trim())}
        >
          {t('presetSave')}
        </Button>
      </div>
    </div>
  );
}

function useSavePreset(kind: PlayerActionKind, values: ActionValues, onDone: () => void) {
  const { t } = useTranslation('commands');
  const { message } = App.useApp();
  const { environment } = useCommandActions().target;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const query = actionPresetsQuery(environment);
      const { revision, presets } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      const kept = { name, kind, values: presetOf(playerAction(kind), values, new Date()) };
      const others = presets.filter((preset) => preset.name !== name);
      return saveActionPresets(environment, { revision, presets: [...others, kept] });
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(actionPresetsQuery(environment).queryKey, saved);
      void message.success(t('presetSaved'));
      onDone();
    },
  });
}

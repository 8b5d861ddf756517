import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../api/api-error.ts';
import type { Environment } from '../../api/get-environments.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { updateEnvironment } from '../../api/save-environment.ts';
import { zoneLabel } from '../../i18n/zone.ts';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import { EnvironmentFields, type EnvironmentValues } from './environment-fields.tsx';
import styles from './environments.module.css';

type EditEnvironmentDialogProps = { readonly environment: Environment; readonly onClose: () => void };

/** Name, colour, protection and clock of an environment; says what moves, and asks where it is dangerous. */
export function EditEnvironmentDialog({ environment, onClose }: EditEnvironmentDialogProps) {
  const { t } = useTranslation('environments');
  const { t: tc } = useTranslation();
  const edit = useEnvironmentEdit(environment, onClose);
  const { values, problems, error } = edit;
  return (
    <Modal
      open
      title={t('editTitle', { place: environment.name })}
      okText={tc('save')}
      okButtonProps={{ disabled: edit.isLocked, loading: edit.isPending, danger: edit.needsName }}
      onOk={edit.save}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <EnvironmentFields values={values} problems={problems} onChange={edit.change} />
        {values.gameTimeZone === environment.gameTimeZone ? null : (
          <Alert
            type="warning"
            showIcon
            title={t('zoneMoves', {
              from: zoneLabel(environment.gameTimeZone),
              to: zoneLabel(values.gameTimeZone),
            })}
          />
        )}
        {environment.isProtected && !values.isProtected ? (
          <Alert type="warning" showIcon title={t('protectionEnds', { place: environment.name })} />
        ) : null}
        {edit.needsName ? (
          <EnvironmentConfirmation name={edit.name} value={edit.typed} onChange={edit.setTyped} />
        ) : null}
        {error && Object.keys(problems).length === 0 ? (
          <Alert type="error" showIcon title={errorMessage(error)} />
        ) : null}
      </div>
    </Modal>
  );
}

function useEnvironmentEdit(environment: Environment, onDone: () => void) {
  const { t } = useTranslation('environments');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const [values, setValues] = useState<EnvironmentValues>(environment);
  const [typed, setTyped] = useState('');
  const name = `${environment.key}-${environment.live?.version ?? environment.versions[0]?.name}`;
  const needsName = isDangerous(environment, values);
  const saving = useMutation({
    mutationFn: () => {
      const { name: called, color, isProtected, gameTimeZone } = values;
      const change = { name: called.trim(), color, isProtected, gameTimeZone };
      return updateEnvironment(environment.key, needsName ? { ...change, confirmation: typed } : change);
    },
    onSuccess: async (saved) => {
      onDone();
      void message.success(t('saved', { name: saved.name }));
      await queryClient.invalidateQueries({ queryKey: queryKeys.environments });
    },
  });
  return {
    values,
    change: (part: Partial<EnvironmentValues>) => {
      setValues({ ...values, ...part });
      saving.reset();
    },
    typed,
    setTyped,
    name,
    needsName,
    problems: fieldErrors(saving.error),
    error: saving.error,
    isPending: saving.isPending,
    isLocked: values.name.trim() === '' || (needsName && typed !== name),
    save: () => saving.mutate(),
  };
}

/** As the server asks: the game's clock moves, or protection ends. */
function isDangerous(before: Environment, after: EnvironmentValues): boolean {
  return before.isProtected && (!after.isProtected || before.gameTimeZone !== after.gameTimeZone);
}

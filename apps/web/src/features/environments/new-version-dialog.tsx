import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Alert, App, Button, Input, Modal, Select, type InputRef } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../api/api-error.ts';
import { createVersion, type VersionSource } from '../../api/create-version.ts';
import type { Environment } from '../../api/get-environments.ts';
import { queryKeys } from '../../api/query-keys.ts';
import styles from './environments.module.css';

type NewVersionDialogProps = {
  readonly environment: Environment;
  readonly all: readonly Environment[];
  readonly onClose: () => void;
};

/** A new version of an environment: a copy of any version of any environment, or an empty one. */
export function NewVersionDialog({ environment, all, onClose }: NewVersionDialogProps) {
  const { t } = useTranslation('environments');
  const [name, setName] = useState('');
  const [source, setSource] = useState(() => usualSource(environment));
  const creating = useCreateVersion(environment, onClose);
  const isTaken = environment.versions.some((version) => version.name === name.trim());
  const wrong = isTaken ? t('nameTaken', { name: name.trim() }) : fieldErrors(creating.error)['name'];
  const isLocked = name.trim() === '' || isTaken;
  const handleCreate = () => {
    if (!isLocked) creating.mutate({ name: name.trim(), from: source });
  };
  const handleName = (next: string) => {
    setName(next);
    creating.reset();
  };
  return (
    <Modal
      open
      title={t('newVersionIn', { place: environment.name })}
      okText={t('createVersion')}
      okButtonProps={{ disabled: isLocked, loading: creating.isPending }}
      onOk={handleCreate}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <NameField name={name} wrong={wrong} onChange={handleName} onEnter={handleCreate} />
        <SourceField all={all} source={source} onChange={setSource} />
        {creating.error && wrong === undefined ? (
          <Alert type="error" showIcon title={errorMessage(creating.error)} />
        ) : null}
      </div>
    </Modal>
  );
}

/** What is live is what the next version usually begins with. */
function usualSource({ key, live, versions }: Environment): VersionSource | null {
  const version = live?.version ?? versions[0]?.name;
  return version === undefined ? null : { env: key, version };
}

/** The dialog has one thing to type, so typing can begin at once. */
function focusOnOpen(input: InputRef | null): void {
  input?.focus();
}

type NameFieldProps = {
  readonly name: string;
  readonly wrong: string | undefined;
  readonly onChange: (name: string) => void;
  readonly onEnter: () => void;
};

function NameField({ name, wrong, onChange, onEnter }: NameFieldProps) {
  const { t } = useTranslation('environments');
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('name')}</label>
      <Input
        id={id}
        ref={focusOnOpen}
        autoComplete="off"
        spellCheck={false}
        maxLength={31}
        value={name}
        status={wrong === undefined ? '' : 'error'}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        onPressEnter={onEnter}
      />
      <p className={wrong === undefined ? styles.hint : styles.wrong} id={`${id}-hint`}>
        {wrong ?? t('nameHelp')}
      </p>
    </>
  );
}

type SourceFieldProps = {
  readonly all: readonly Environment[];
  readonly source: VersionSource | null;
  readonly onChange: (source: VersionSource | null) => void;
};

function SourceField({ all, source, onChange }: SourceFieldProps) {
  const { t } = useTranslation('environments');
  const id = useId();
  const groups = all.map((environment) => ({
    label: environment.name,
    options: environment.versions.map(({ name }) => ({
      value: JSON.stringify({ env: environment.key, version: name }),
      label: `${environment.key} ${name}`,
    })),
  }));
  return (
    <>
      <label htmlFor={id}>{t('copyFrom')}</label>
      <Select
        id={id}
        value={JSON.stringify(source)}
        options={[...groups, { label: t('empty'), value: 'null' }]}
        onChange={(value) => onChange(JSON.parse(value) as VersionSource | null)}
      />
      {source ? (
        <p className={styles.hint}>{t('whatHappens', { source: `${source.env} ${source.version}` })}</p>
      ) : null}
    </>
  );
}

type Wanted = { readonly name: string; readonly from: VersionSource | null };

function useCreateVersion(environment: Environment, onDone: () => void) {
  const { t } = useTranslation('environments');
  const { notification } = App.useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, from }: Wanted) => createVersion(environment.key, name, from),
    onSuccess: async ({ name, records }, { from }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.environments });
      onDone();
      const open = () => {
        notification.destroy(name);
        void navigate({ to: '/environments', search: { env: environment.key, v: name } });
      };
      notification.success({
        key: name,
        placement: 'bottomRight',
        title: from === null ? t('createdEmpty', { name }) : t('created', { name, count: records }),
        actions: <Button onClick={open}>{t('open')}</Button>,
      });
    },
  });
}

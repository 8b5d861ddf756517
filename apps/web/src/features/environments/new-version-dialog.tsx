import { createVersion } from '@quartermaster/domain/actions/staff/environment';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { objectOf, textOf } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { createVersion as sendVersion, type VersionSource } from '../../api/create-version.ts';
import { environmentsQuery, type Environment } from '../../api/get-environments.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { ActionDialog } from '../../engine/actions/action-dialog.tsx';
import type { ActionInputProps } from '../../engine/actions/action-layout.ts';
import { actionVerb } from '../../engine/actions/action-words.ts';
import { useActionForm, useActionValues } from '../../engine/actions/use-action-form.ts';
import { useOffer } from '../../ui/feedback/use-offer.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';

type NewVersionDialogProps = {
  readonly environment: Environment;
  /** The version that is copied; without it the usual one. */
  readonly from?: string;
  readonly onClose: () => void;
};

const LAYOUT = { inputs: { from: SourceInput } };

/** A new version of an environment: a copy of any version of any environment, or an empty one. */
export function NewVersionDialog({ environment, from, onClose }: NewVersionDialogProps) {
  const { t } = useTranslation('environments');
  const form = useNewVersion(
    environment,
    from === undefined ? usualSource(environment) : { env: environment.key, version: from },
    onClose,
  );
  const name = textOf(form.values['name']).trim();
  const isTaken = environment.versions.some((version) => version.name === name);
  return (
    <ActionDialog
      title={t('newVersionIn', { place: environment.name })}
      okText={actionVerb(createVersion)}
      form={form}
      layout={LAYOUT}
      problems={isTaken ? { name: t('nameTaken', { name }) } : {}}
      onClose={onClose}
    />
  );
}

/** What is live is what the next version usually begins with. */
function usualSource({ key, live, versions }: Environment): VersionSource | null {
  const version = live?.version ?? versions.find(({ isArchived }) => !isArchived)?.name;
  return version === undefined ? null : { env: key, version };
}

function SourceInput({ label, value, onChange }: ActionInputProps) {
  const { t } = useTranslation('environments');
  const { data: all } = useSuspenseQuery(environmentsQuery());
  const { env, version } = objectOf(value);
  const groups = all.map((environment) => ({
    label: environment.name,
    options: environment.versions.map(({ name }) => ({
      value: JSON.stringify({ env: environment.key, version: name }),
      label: `${environment.key} ${name}`,
    })),
  }));
  const source = `${textOf(env)} ${textOf(version)}`;
  return (
    <Labelled label={label} hint={value === null ? undefined : t('whatHappens', { source })}>
      {(input) => (
        <SearchedSelect
          {...input}
          value={JSON.stringify(value)}
          options={[{ label: t('empty'), value: 'null' }, ...groups]}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(chosen) => onChange(JSON.parse(chosen) as VersionSource | null)}
        />
      )}
    </Labelled>
  );
}

function useNewVersion(environment: Environment, source: VersionSource | null, onDone: () => void) {
  const { t } = useTranslation('environments');
  const offer = useOffer();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useActionForm({
    action: createVersion,
    store: useActionValues({ from: source }),
    send: async (version) => {
      const { name, records } = await sendVersion(environment.key, version);
      const changed = [queryKeys.environments, queryKeys.versions(environment.key)];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      onDone();
      offer({
        kind: 'success',
        key: name,
        title:
          version.from === undefined ? t('createdEmpty', { name }) : t('created', { name, count: records }),
        action: t('open'),
        onTake: () => void navigate({ to: '/environments', search: { env: environment.key, v: name } }),
      });
    },
  });
}

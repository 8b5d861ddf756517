import { PlusOutlined } from '@ant-design/icons';
import { pointText, type Point } from '@quartermaster/contract/http/point';
import { archiveVersion, restoreVersion } from '@quartermaster/domain/actions/staff/environment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { textOf } from '@quartermaster/domain/core/json';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import type { Environment } from '../../api/get-environments.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { archiveVersion as sendArchive } from '../../api/versions.ts';
import { actionText, actionVerb } from '../../engine/actions/action-words.ts';
import { useActionsAt } from '../../engine/actions/use-actions-at.ts';
import type { AdaptedRowProps } from '../../engine/adapted-parts.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useConfirm } from '../../ui/overlay/use-confirm.ts';
import styles from './environments.module.css';
import { EditVersionDialog } from './edit-version-dialog.tsx';
import { NewVersionDialog } from './new-version-dialog.tsx';

/** Adds a version. */
export function VersionHead() {
  const { t } = useTranslation('environments');
  const { details } = useBranch();
  const [isCreating, setIsCreating] = useState(false);
  useActionsAt('versions', details.name, {
    'version.update': null,
    'version.archive': null,
    'version.restore': null,
  });
  return (
    <>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setIsCreating(true)}>
        {t('newVersion')}
      </Button>
      {isCreating ? <NewVersionDialog environment={details} onClose={() => setIsCreating(false)} /> : null}
    </>
  );
}

/** Edit, copy, compare, archive and restore a version. */
export function VersionActions({ row }: AdaptedRowProps) {
  const { t } = useTranslation('environments');
  const { t: tc } = useTranslation();
  const { details } = useBranch();
  const [opened, setOpened] = useState<'edit' | 'copy' | null>(null);
  const name = textOf(row.data['name']);
  const named = (label: string) => tc('labelled', { label, text: name });
  const close = () => setOpened(null);
  return (
    <span className={styles.links}>
      <Button size="small" aria-label={named(tc('edit'))} onClick={() => setOpened('edit')}>
        {tc('edit')}
      </Button>
      <Button size="small" aria-label={named(t('copy'))} onClick={() => setOpened('copy')}>
        {t('copy')}
      </Button>
      <Link to="/utils/compare" search={sidesOf(details, row)} aria-label={named(t('compare'))}>
        {t('compare')}
      </Link>
      <ArchiveButton row={row} />
      {opened === 'edit' ? <EditVersionDialog row={row} onClose={close} /> : null}
      {opened === 'copy' ? <NewVersionDialog environment={details} from={name} onClose={close} /> : null}
    </span>
  );
}

/** The sides of a comparison: the base of the version, or else the live release, and the version. */
function sidesOf({ key, live }: Environment, { data }: AdaptedRowProps['row']) {
  const right: Point = { kind: 'draft', environment: key, version: textOf(data['name']) };
  const base = textOf(data['base']);
  if (base !== '') return { left: base, right: pointText(right) };
  const left: Point = live === null ? right : { kind: 'release', environment: key, release: live.number };
  return { left: pointText(left), right: pointText(right) };
}

function ArchiveButton({ row }: AdaptedRowProps) {
  const { t: tc } = useTranslation();
  const name = textOf(row.data['name']);
  const state = textOf(row.data['state']);
  const archiving = useArchive(name);
  // The live version cannot be archived.
  if (state === 'active') return null;
  const action = state === 'archived' ? restoreVersion : archiveVersion;
  const verb = actionVerb(action);
  return (
    <Button
      size="small"
      loading={archiving.isPending}
      aria-label={tc('labelled', { label: verb, text: name })}
      onClick={() => void archiving.ask(action === archiveVersion)}
    >
      {verb}
    </Button>
  );
}

/** Archives after a question, or restores, and reports it. */
function useArchive(name: string) {
  const { t } = useTranslation('environments');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const branch = useBranch();
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: (isArchived: boolean) =>
      sendArchive({ environment: branch.environment, version: name }, isArchived),
    onSuccess: (_, isArchived) => void message.success(t(isArchived ? 'archived' : 'restored', { name })),
    onError: (error) => void message.error(errorMessage(error)),
    onSettled: () =>
      Promise.all(
        [queryKeys.environments, queryKeys.branch(branch)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const ask = async (isArchived: boolean) => {
    const isAgreed =
      !isArchived ||
      (await confirm({
        title: t('archiveAsk', { name }),
        content: actionText(archiveVersion, name),
        okText: actionVerb(archiveVersion),
      }));
    if (isAgreed) sending.mutate(isArchived);
  };
  return { ask, isPending: sending.isPending };
}

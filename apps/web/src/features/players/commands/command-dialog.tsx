import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/api-error.ts';
import { meQuery } from '../../../api/get-me.ts';
import { previewQuery } from '../../../api/player-commands.ts';
import { useKeptValues } from '../../../engine/form/use-kept-values.ts';
import { FocusFirst } from '../../../ui/overlay/focus-first.tsx';
import { useDebounced } from '../../../ui/text/use-debounced.ts';
import type { FormKind } from './command-kinds.ts';
import { COMMAND_FORMS } from './command-forms.ts';
import { CommandPreview } from './command-preview.tsx';
import styles from './commands.module.css';
import { DiscardDialogs, useDiscard } from './discard.tsx';
import { GroundsFields, groundsOf, hasReason, NO_GROUNDS } from './grounds-fields.tsx';
import { usePlayerActions, type Preset } from './player-actions.ts';
import { rememberReason } from './recent-reasons.ts';
import { isChangedPlayer, useRunCommand } from './use-run-command.ts';

const STILL_MS = 400;

type CommandDialogProps = {
  readonly kind: FormKind;
  readonly preset: Preset;
  readonly onClose: () => void;
};

/** One action about a player: filled in, looked at, done. */
export function CommandDialog({ kind, preset, onClose }: CommandDialogProps) {
  const { t } = useTranslation('commands');
  const { t: tc } = useTranslation();
  const { summary } = usePlayerActions();
  const form = useCommandForm(kind, preset, onClose);
  const { values, change, preview, running, isReady } = form;
  const { Fields } = COMMAND_FORMS[kind];
  const title = t(`kind.${kind}`);
  const discard = useDiscard(form.isChanged, () => {
    form.drop();
    onClose();
  });
  const hasMoved = isChangedPlayer(running.error);
  return (
    <Modal
      open
      width={680}
      title={
        <>
          {title} <span className={styles.whom}>{summary.player.name}</span>
        </>
      }
      okText={title}
      cancelText={tc('cancel')}
      okButtonProps={{ danger: kind === 'delete', disabled: !isReady, loading: running.isPending }}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={discard.ask}
    >
      <FocusFirst>
        <div className={styles.form}>
          <Fields values={values} change={change} />
          <GroundsFields values={values} change={change} />
          {hasMoved ? <Alert type="warning" showIcon title={t('changedText')} /> : null}
          <CommandPreview {...preview} />
          {running.error && !hasMoved ? (
            <Alert type="error" showIcon title={errorMessage(running.error)} />
          ) : null}
        </div>
      </FocusFirst>
      <DiscardDialogs discard={discard} what={title} />
    </Modal>
  );
}

function useCommandForm(kind: FormKind, preset: Preset, onClose: () => void) {
  const { player } = usePlayerActions();
  const { data: me } = useSuspenseQuery(meQuery());
  const { initial, paramsOf } = COMMAND_FORMS[kind];
  const { environment, serverId, accountId } = player;
  const name = ['command', kind, environment, serverId, accountId, ...Object.values(preset)].join(' ');
  const kept = useKeptValues(name, { ...initial, ...preset, ...NO_GROUNDS });
  const params = paramsOf(kept.values);
  const wanted = JSON.stringify(params);
  const settled = useDebounced(wanted, STILL_MS);
  const looked = useQuery({
    ...previewQuery(player, { kind, params: JSON.parse(settled) as object }),
    enabled: settled !== 'null',
  });
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const running = useRunCommand(() => {
    kept.drop();
    onClose();
  });
  const isWaiting = settled !== wanted || looked.isFetching;
  const isLooked = params !== null && !isWaiting && looked.data !== undefined && !looked.isError;
  const isAccepted = (looked.data?.warnings ?? []).every(({ code }) => accepted.includes(code));
  const isReady = isLooked && isAccepted && hasReason(kept.values);
  return {
    ...kept,
    running,
    isReady,
    preview: {
      preview: looked.data,
      error: looked.error,
      isWaiting,
      isComplete: params !== null,
      accepted,
      onAccept: setAccepted,
    },
    submit: () => {
      if (!isReady || running.isPending) return;
      const grounds = groundsOf(kept.values);
      rememberReason(me.id, grounds.reason);
      running.mutate(
        { kind, params, ...grounds, acceptedWarnings: accepted, expectedRevision: looked.data.revision },
        // Somebody was faster: what it would be now is looked at before anybody decides again.
        { onError: (error) => isChangedPlayer(error) && void looked.refetch() },
      );
    },
  };
}

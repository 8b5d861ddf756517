import { playerAction, type PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { paramsOf, validateParams } from '@quartermaster/domain/actions/read-params';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/api-error.ts';
import { meQuery } from '../../../api/get-me.ts';
import type { PlayerSummary } from '../../../api/player.ts';
import { previewQuery } from '../../../api/player-commands.ts';
import { useKeptValues } from '../../../engine/form/use-kept-values.ts';
import { FocusFirst } from '../../../ui/overlay/focus-first.tsx';
import { useDebounced } from '../../../ui/text/use-debounced.ts';
import { initialValues, PlayerActionFields } from './action-fields.tsx';
import { playerActionTitle } from './action-words.ts';
import { CommandPreview } from './command-preview.tsx';
import styles from './commands.module.css';
import { DiscardDialogs, useDiscard } from './discard.tsx';
import {
  JustificationFields,
  justificationOf,
  hasReason,
  NO_JUSTIFICATION,
} from './justification-fields.tsx';
import { usePlayerActions, type Preset } from './player-actions.ts';
import { rememberReason } from './recent-reasons.ts';
import { SavePreset } from './save-preset.tsx';
import { isChangedPlayer, useRunCommand } from './use-run-command.ts';

const STILL_MS = 400;

type CommandDialogProps = {
  readonly kind: PlayerActionKind;
  readonly preset: Preset;
  readonly onClose: () => void;
};

/** One action about a player: filled in, looked at, done. */
export function CommandDialog({ kind, preset, onClose }: CommandDialogProps) {
  const { t } = useTranslation('commands');
  const { t: tc } = useTranslation();
  const { summary, wayTo } = usePlayerActions();
  const form = useCommandForm(kind, preset, onClose);
  const { filled, justification, preview, problems, running, isReady } = form;
  const title = playerActionTitle(kind);
  const discard = useDiscard(filled.isChanged || justification.isChanged, () => {
    form.drop();
    onClose();
  });
  const hasMoved = isChangedPlayer(running.error);
  const isAsking = wayTo(kind) === 'ask' || (preview.preview?.exceeds.length ?? 0) > 0;
  return (
    <Modal
      open
      width={680}
      title={
        <>
          {title} <span className={styles.whom}>{summary.player.name}</span>
        </>
      }
      okText={isAsking ? t('ask') : title}
      cancelText={tc('cancel')}
      okButtonProps={{
        danger: !isAsking && playerAction(kind).isDangerous,
        disabled: !isReady,
        loading: running.isPending,
      }}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={discard.ask}
    >
      <FocusFirst>
        <div className={styles.form}>
          <PlayerActionFields kind={kind} values={filled.values} change={filled.change} problems={problems} />
          <JustificationFields values={justification.values} change={justification.change} />
          {hasMoved ? <Alert type="warning" showIcon title={t('changedText')} /> : null}
          <CommandPreview {...preview} language={playedLanguage(summary)[0]} />
          {wayTo(kind) === 'ask' ? <Alert type="info" showIcon title={t('asksForApproval')} /> : null}
          {running.error && !hasMoved ? (
            <Alert type="error" showIcon title={errorMessage(running.error)} />
          ) : null}
          <SavePreset kind={kind} values={filled.values} />
        </div>
      </FocusFirst>
      <DiscardDialogs discard={discard} what={title} />
    </Modal>
  );
}

/** What the player reads. */
const playedLanguage = ({ player }: PlayerSummary): readonly Language[] =>
  LANGUAGES.filter((language) => language === player.language);

/** What was typed, and what comes of it; null as long as something is missing or wrong. */
function useTyped(kind: PlayerActionKind, preset: Preset) {
  const { player, summary } = usePlayerActions();
  const { environment, serverId, accountId } = player;
  const name = ['command', kind, environment, serverId, accountId, JSON.stringify(preset)].join(' ');
  const filled = useKeptValues(name, initialValues(kind, preset));
  const justification = useKeptValues(`${name} justification`, NO_JUSTIFICATION);
  const action = playerAction(kind);
  const given = paramsOf(action, filled.values);
  const problems = validateParams(action, given, playedLanguage(summary));
  const drop = () => {
    filled.drop();
    justification.drop();
  };
  return { filled, justification, drop, problems, params: problems.length === 0 ? given : null };
}

function useCommandForm(kind: PlayerActionKind, preset: Preset, onClose: () => void) {
  const { player } = usePlayerActions();
  const { data: me } = useSuspenseQuery(meQuery());
  const typed = useTyped(kind, preset);
  const { params, justification } = typed;
  const wanted = JSON.stringify(params);
  const settled = useDebounced(wanted, STILL_MS);
  const looked = useQuery({
    ...previewQuery(player, { kind, params: JSON.parse(settled) as object }),
    enabled: settled !== 'null',
  });
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const running = useRunCommand(() => {
    typed.drop();
    onClose();
  });
  const isWaiting = settled !== wanted || looked.isFetching;
  const isLooked = params !== null && !isWaiting && looked.data !== undefined && !looked.isError;
  const isAccepted = (looked.data?.warnings ?? []).every(({ code }) => accepted.includes(code));
  const isReady = isLooked && isAccepted && hasReason(justification.values);
  return {
    ...typed,
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
      const why = justificationOf(justification.values);
      rememberReason(me.id, why.reason);
      running.mutate(
        { kind, params, ...why, acceptedWarnings: accepted, expectedRevision: looked.data.revision },
        // Somebody was faster: what it would be now is looked at before anybody decides again.
        { onError: (error) => isChangedPlayer(error) && void looked.refetch() },
      );
    },
  };
}

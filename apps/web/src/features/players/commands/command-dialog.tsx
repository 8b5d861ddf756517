import { commandAction, type CommandKind } from '@quartermaster/domain/actions/commands';
import { isPlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { paramsOf, validateParams } from '@quartermaster/domain/actions/read-params';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/api-error.ts';
import { meQuery } from '../../../api/get-me.ts';
import { previewQuery } from '../../../api/player-commands.ts';
import { useKeptValues } from '../../../engine/form/use-kept-values.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useDebounced } from '../../../ui/text/use-debounced.ts';
import { CommandFields, useInitialValues } from './command-fields.tsx';
import { commandTitle, fieldLabel } from './command-words.ts';
import { CommandPreview } from './command-preview.tsx';
import styles from './commands.module.css';
import { DiscardDialogs, useDiscard } from './discard.tsx';
import {
  JustificationFields,
  justificationOf,
  hasReason,
  NO_JUSTIFICATION,
} from './justification-fields.tsx';
import { useCommandActions, type Preset } from './command-actions.ts';
import { rememberReason } from './recent-reasons.ts';
import { Outdated } from './outdated.tsx';
import { SavePreset } from './save-preset.tsx';
import { isOutdated, useRunCommand } from './use-run-command.ts';

const STILL_MS = 400;

type CommandDialogProps = {
  readonly kind: CommandKind;
  readonly preset: Preset;
  readonly onClose: () => void;
};

/** The form of one action on a player or guild, with preview. */
export function CommandDialog({ kind, preset, onClose }: CommandDialogProps) {
  const { t } = useTranslation('commands');
  const { t: tc } = useTranslation();
  const { target, wayTo } = useCommandActions();
  const form = useCommandForm(kind, preset, onClose);
  const { filled, justification, preview, problems, running, isReady } = form;
  const title = commandTitle(kind);
  const discard = useDiscard(filled.isChanged || justification.isChanged, () => {
    form.drop();
    onClose();
  });
  const hasMoved = isOutdated(running.error);
  const isAsking = wayTo(kind) === 'ask' || (preview.preview?.exceeds.length ?? 0) > 0;
  return (
    <Dialog
      width={680}
      title={
        <>
          {title} <span className={styles.whom}>{target.name}</span>
        </>
      }
      okText={isAsking ? t('ask') : title}
      cancelText={tc('cancel')}
      okButtonProps={{
        danger: !isAsking && commandAction(kind).isDangerous,
        disabled: !isReady,
        loading: running.isPending,
      }}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={discard.ask}
    >
      <div className={styles.form}>
        <CommandFields kind={kind} values={filled.values} change={filled.change} problems={problems} />
        <JustificationFields values={justification.values} change={justification.change} />
        {hasMoved ? <Outdated form="command" /> : null}
        <CommandPreview {...preview} language={target.languages[0]} />
        {wayTo(kind) === 'ask' ? <Alert type="info" showIcon title={t('asksForApproval')} /> : null}
        {running.error && !hasMoved ? (
          <Alert type="error" showIcon title={errorMessage(running.error)} />
        ) : null}
        {isPlayerActionKind(kind) ? <SavePreset kind={kind} values={filled.values} /> : null}
      </div>
      <DiscardDialogs discard={discard} what={title} />
    </Dialog>
  );
}

/** What was typed, and what comes of it; null as long as something is missing or wrong. */
function useTyped(kind: CommandKind, preset: Preset) {
  const { path, languages } = useCommandActions().target;
  const name = ['command', kind, path, JSON.stringify(preset)].join(' ');
  const filled = useKeptValues(name, useInitialValues(kind, preset));
  const justification = useKeptValues(`${name} justification`, NO_JUSTIFICATION);
  const action = commandAction(kind);
  const given = paramsOf(action, filled.values);
  const problems = validateParams(action, given, languages);
  const drop = () => {
    filled.drop();
    justification.drop();
  };
  const [first] = problems;
  return {
    filled,
    justification,
    drop,
    problems,
    params: first === undefined ? given : null,
    missing: first === undefined ? null : fieldLabel(kind, first.path.split('.')[0] ?? ''),
  };
}

function useCommandForm(kind: CommandKind, preset: Preset, onClose: () => void) {
  const { target } = useCommandActions();
  const { data: me } = useSuspenseQuery(meQuery());
  const typed = useTyped(kind, preset);
  const { params, justification } = typed;
  const wanted = JSON.stringify(params);
  const settled = useDebounced(wanted, STILL_MS);
  const looked = useQuery({
    ...previewQuery(target, { kind, params: JSON.parse(settled) as object }),
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
      missing: typed.missing,
      accepted,
      onAccept: setAccepted,
    },
    submit: () => {
      if (!isReady || running.isPending) return;
      const why = justificationOf(justification.values);
      rememberReason(me.id, why.reason);
      running.mutate(
        { kind, params, ...why, acceptedWarnings: accepted, expectedRevision: looked.data.revision },
        // A colleague changed it first: the preview is loaded again before another attempt.
        { onError: (error) => isOutdated(error) && void looked.refetch() },
      );
    },
  };
}

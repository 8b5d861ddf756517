import { objectOf, textOf } from '@quartermaster/domain/core/json';
import { threadScript, type ThreadScript } from '@quartermaster/domain/story/thread-script';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_RECORDS, listRecordsQuery, type RecordPage } from '../../api/list-records.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import type { PanelProps } from '../../engine/panels.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { StoryPlayer } from './story-player.tsx';
import styles from './stories.module.css';

const PARTS = 'whatsex-subthread-setting';
const MESSAGES = 'whatsex-message-setting';
const CONTACTS = 'whatsex-contact-setting';

/** Plays the saved messages of a whole thread, on the page of the thread and of its subthreads. */
export function ThreadPanel({ form }: PanelProps) {
  const { t } = useTranslation('story');
  const own = useFormState(form, (state) => textOf(state.values['thread_id']));
  // A subthread names its thread; a thread has its own ID.
  const thread = form.module.key === PARTS ? own : (form.recordId ?? '');
  const { script, labels, partOf, error } = useThread(thread);
  if (error !== null) return <ErrorPanel error={error} />;
  if (thread === '' || (script !== null && script.lines.length === 0))
    return <p className={styles.note}>{t('noMessages')}</p>;
  if (script === null) return <p className={styles.note}>{t('checking')}</p>;
  return (
    <div className={styles.thread}>
      <StoryPlayer
        script={script}
        background=""
        labels={labels}
        // A subthread is played from where it begins; the way back leads to the beginning of the thread.
        from={script.firstLines.get(form.recordId ?? '')}
        partOf={(line) => partOf(script, line)}
        isChecked
      />
    </div>
  );
}

function useThread(thread: string) {
  const { environment, version } = useBranch();
  const { t } = useTranslation('story');
  const place = (module: string) => ({ environment, version, module });
  const parts = useQuery({
    ...listRecordsQuery(place(PARTS), { ...ALL_RECORDS, parent: thread }),
    enabled: thread !== '',
  });
  const contacts = useQuery(listRecordsQuery(place(CONTACTS), ALL_RECORDS));
  const ids = (parts.data?.data ?? []).map(({ recordId }) => recordId);
  const messages = useQueries({
    queries: ids.map((parent) => listRecordsQuery(place(MESSAGES), { ...ALL_RECORDS, parent })),
    combine: (answers) => ({
      pages: answers.flatMap(({ data }) => data ?? []),
      error: answers.find(({ isError }) => isError)?.error ?? null,
    }),
  });
  const script = useMemo(
    () =>
      parts.data === undefined || messages.pages.length < parts.data.data.length
        ? null
        : scriptOf(parts.data, messages.pages),
    [parts.data, messages.pages],
  );
  const labels = new Map([
    ...(contacts.data?.data ?? []).map(({ recordId, data }): [string, string] => [
      recordId,
      textOf(objectOf(data['display_name'])[readLanguage()]) || recordId,
    ]),
    ['player', t('player')],
    ['system', t('system')],
  ]);
  const { data: module } = useQuery(moduleQuery(PARTS));
  const partOf = ({ firstLines }: ThreadScript, line: number): string => {
    const [part] = [...firstLines].findLast(([, first]) => first <= line) ?? [''];
    return `${module?.titles.record[readLanguage()] ?? ''} ${part.split('~').at(-1)}`;
  };
  return { script, labels, partOf, error: parts.error ?? messages.error };
}

function scriptOf(parts: RecordPage, messages: readonly RecordPage[]) {
  return threadScript(
    parts.data.map(({ recordId, data }, index) => ({
      id: recordId,
      isFirst: data['entry'] === true,
      next: textOf(data['next_subthread_id']),
      messages: (messages[index]?.data ?? []).map((message) => message.data),
    })),
  );
}

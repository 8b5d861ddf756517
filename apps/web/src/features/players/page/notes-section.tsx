import { MAX_PLAYER_NOTE } from '@quartermaster/contract/http/limits';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Input } from 'antd';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/api-error.ts';
import {
  addNote,
  notesQuery,
  pinNote,
  staffTraces,
  type NoteRow,
  type PlayerKey,
} from '../../../api/player.ts';
import { useKeptValues } from '../../../engine/form/use-kept-values.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { ListState, MoreButton } from '../../../ui/table/list-state.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { NamesContext, StaffName } from './names.tsx';
import styles from './page.module.css';
import { useSlices } from './section-table.tsx';

/** What colleagues wrote down about a player, and a place to add to it. */
export function NotesSection({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const notes = useInfiniteQuery(notesQuery(player));
  const { rows, names } = useSlices(notes);
  return (
    <NamesContext value={names}>
      <Card flush title={t('section.notes')}>
        <NoteForm player={player} />
        <ListState query={notes} isEmpty={rows.length === 0} empty={t('empty.notes')} columns={2} />
        <ul className={styles.notes}>
          {rows.map((note) => (
            <Note key={note.noteId} player={player} note={note} />
          ))}
        </ul>
        <MoreButton query={notes} />
      </Card>
    </NamesContext>
  );
}

type NoteProps = { readonly player: PlayerKey; readonly note: NoteRow };

function Note({ player, note: { noteId, text, authorId, at, isPinned } }: NoteProps) {
  const { t } = useTranslation('player');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const pinning = useMutation({
    mutationFn: () => pinNote(player, noteId, !isPinned),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notesQuery(player).queryKey }),
    onError: (error) => void message.error(errorMessage(error)),
  });
  return (
    <li>
      <p className={styles.noteText}>{text}</p>
      <p className={styles.soft}>
        {isPinned ? <Tag tone="gold">{t('notePinned')}</Tag> : null}{' '}
        {authorId === null ? null : <StaffName id={authorId} />} <DateTimeText value={at} />{' '}
        <Button type="link" size="small" loading={pinning.isPending} onClick={() => pinning.mutate()}>
          {isPinned ? t('noteUnpin') : t('notePin')}
        </Button>
      </p>
    </li>
  );
}

function NoteForm({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const { environment, serverId, accountId } = player;
  const form = `note ${environment} ${serverId} ${accountId}`;
  const { values, change, drop } = useKeptValues(form, { text: '' });
  const adding = useMutation({
    mutationFn: () => addNote(player, values.text.trim()),
    onSuccess: async () => {
      drop();
      void message.success(t('noteAdded'));
      await Promise.all(staffTraces(player).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (values.text.trim() !== '') adding.mutate();
  };
  return (
    <form className={styles.noteForm} onSubmit={handleSubmit}>
      <Input.TextArea
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={MAX_PLAYER_NOTE}
        value={values.text}
        placeholder={t('noteHolder')}
        aria-label={t('noteLabel')}
        onChange={({ target }) => change({ text: target.value })}
      />
      {adding.error ? <Alert type="error" showIcon title={errorMessage(adding.error)} /> : null}
      <Button
        type="primary"
        htmlType="submit"
        disabled={values.text.trim() === ''}
        loading={adding.isPending}
      >
        {t('noteAdd')}
      </Button>
    </form>
  );
}

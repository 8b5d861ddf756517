import { guildPosition } from '@quartermaster/domain/enums/guild-position';
import {
  wayToAct,
  type PlayerActionAt,
  type PlayerActionKind,
} from '@quartermaster/domain/actions/player/index';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../../api/get-me.ts';
import type { ChatMessage, GuildKey } from '../../../api/guilds.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { WordTag } from '../../../ui/text/word-tag.tsx';
import { commandVerb } from '../commands/command-words.ts';
import type { Preset } from '../commands/command-actions.ts';
import { NamesContext } from '../page/names.tsx';
import page from '../page/page.module.css';
import type { Column } from '../page/section-table.tsx';
import { PlayerLink } from './guild-links.tsx';

type Act = (accountId: number, kind: PlayerActionKind, preset: Preset) => void;

type ChatTable = {
  readonly guild: GuildKey;
  readonly act: Act;
  readonly onAuthor: (author: string) => void;
};

export function useChatColumns({ guild, act, onAuthor }: ChatTable): readonly Column<ChatMessage>[] {
  const { t } = useTranslation('guilds');
  const { t: tc } = useTranslation('commands');
  return [
    {
      key: 'when',
      label: t('when'),
      cell: ({ at }) => (
        <span className={page.nowrap}>
          <DateTimeText value={at} />
        </span>
      ),
    },
    {
      key: 'author',
      label: t('author'),
      cell: ({ author, isMuted, mutedUntil }) => (
        <span className={page.stack}>
          <span className={page.nowrap}>
            <PlayerLink serverId={guild.serverId} player={author} />
          </span>
          <span className={page.tags}>
            {author.position === null ? null : <WordTag of={guildPosition} value={author.position} />}
            {isMuted ? <Muted until={mutedUntil} /> : null}
            <Button type="link" size="small" onClick={() => onAuthor(String(author.accountId))}>
              {t('authorIs', { name: author.name })}
            </Button>
          </span>
        </span>
      ),
    },
    { key: 'message', label: t('message'), cell: (row) => <Message row={row} /> },
    {
      key: 'actions',
      label: tc('actions'),
      cell: (row) => <MessageActions guild={guild} row={row} act={act} />,
    },
  ];
}

function Muted({ until }: { readonly until: string | null }) {
  const { t } = useTranslation('guilds');
  return (
    <Tag tone="red" glyph="●">
      {until === null ? (
        t('muted')
      ) : (
        <>
          {t('mutedUntil')} <DateTimeText value={until} />
        </>
      )}
    </Tag>
  );
}

type RowProps = { readonly row: ChatMessage };

function Message({ row: { text, hiddenAt, hiddenBy } }: RowProps) {
  const { t } = useTranslation('guilds');
  const { staff } = use(NamesContext);
  if (hiddenAt === null) return <span className={page.noteText}>{text}</span>;
  const name = hiddenBy === null ? null : (staff[String(hiddenBy)] ?? String(hiddenBy));
  return (
    <span className={page.stack}>
      <span className={page.noteText}>
        <Tag tone="orange" glyph="–">
          {t('hidden')}
        </Tag>{' '}
        {text}
      </span>
      <span className={page.soft}>
        {name === null ? t('hiddenByGame') : t('hiddenBy', { name })} <DateTimeText value={hiddenAt} />
      </span>
    </span>
  );
}

/** Which messages each action that is begun here is for. */
const IS_OFFERED: { readonly [K in PlayerActionAt<'guild_chat'>]: (row: ChatMessage) => boolean } = {
  hide_message: ({ hiddenAt }) => hiddenAt === null,
  show_message: ({ hiddenAt }) => hiddenAt !== null,
};

const CHAT_ACTIONS = Object.keys(IS_OFFERED) as (keyof typeof IS_OFFERED)[];

/** What may be done about a message: it is hidden or brought back, its author muted or heard again. */
function MessageActions({ guild, row, act }: RowProps & Pick<ChatTable, 'guild' | 'act'>): ReactNode {
  const { t } = useTranslation('guilds');
  const { t: tc } = useTranslation();
  const { details } = useBranch();
  const { data: me } = useSuspenseQuery(meQuery());
  const { author, messageId, isMuted, text } = row;
  if (author.status === 'deleted') return null;
  const may = (kind: PlayerActionKind) => wayToAct(me.type, kind, details.isProtected) !== null;
  const message = { guild_id: guild.guildId, message_id: messageId };
  const offered = CHAT_ACTIONS.filter((kind) => may(kind) && IS_OFFERED[kind](row));
  const [silence, silenceWord] = isMuted
    ? (['lift_sanction', t('unmute')] as const)
    : (['sanction', t('mute')] as const);
  return (
    <span className={page.tags}>
      {offered.map((kind) => (
        <Button
          key={kind}
          size="small"
          aria-label={tc('labelled', { label: commandVerb(kind), text })}
          onClick={() => act(author.accountId, kind, message)}
        >
          {commandVerb(kind)}
        </Button>
      ))}
      {may(silence) ? (
        <Button
          size="small"
          aria-label={tc('labelled', { label: silenceWord, text: author.name })}
          onClick={() => act(author.accountId, silence, isMuted ? LIFT_MUTE : MUTE)}
        >
          {silenceWord}
        </Button>
      ) : null}
    </span>
  );
}

/** What the form of a sanction begins with. */
const MUTE: Preset = { kind: 'mute', reason: 'chat_abuse' };
const LIFT_MUTE: Preset = { kind: 'mute' };

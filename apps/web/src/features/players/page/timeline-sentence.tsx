import type { TimelineKind } from '@quartermaster/domain/enums/timeline-kind';
import type { ComponentType } from 'react';
import type {
  BattleRow,
  DrawRow,
  GuildHistoryRow,
  LedgerRow,
  LoginRow,
  LogRow,
  MailRow,
  NoteRow,
  PurchaseRow,
  SanctionRow,
  StaffAction,
  TimelineEntry,
} from '../../../api/player.ts';
import { LogSentence } from './log-sentence.tsx';
import {
  BattleSentence,
  DrawSentence,
  GuildSentence,
  LedgerSentence,
  LoginSentence,
  MailSentence,
  NoteSentence,
  PurchaseSentence,
  SanctionSentence,
  StaffSentence,
} from './sentences.tsx';

/** What the entries of each kind carry: a row of the section of that kind. */
type RowOfKind = {
  readonly login: LoginRow;
  readonly purchase: PurchaseRow;
  readonly draw: DrawRow;
  readonly battle: BattleRow;
  readonly mail: MailRow;
  readonly guild: GuildHistoryRow;
  readonly sanction: SanctionRow;
  readonly note: NoteRow;
  readonly log: LogRow;
  readonly ledger: LedgerRow;
  readonly staff: StaffAction;
};

type Sentences = { readonly [K in TimelineKind]: ComponentType<{ readonly row: RowOfKind[K] }> };

const SENTENCES: Sentences = {
  login: LoginSentence,
  purchase: PurchaseSentence,
  draw: DrawSentence,
  battle: BattleSentence,
  mail: MailSentence,
  guild: GuildSentence,
  sanction: SanctionSentence,
  note: NoteSentence,
  log: LogSentence,
  ledger: LedgerSentence,
  staff: StaffSentence,
};

/** What happened, in one line. */
export function TimelineSentence({ entry }: { readonly entry: TimelineEntry }) {
  // The table pairs each kind with its own row; the compiler cannot follow that through an index.
  const Sentence = SENTENCES[entry.kind] as ComponentType<{ readonly row: unknown }>;
  return <Sentence row={entry.row} />;
}

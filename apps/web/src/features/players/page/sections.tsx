import type { ComponentType } from 'react';
import type { PlayerKey, PlayerSummary } from '../../../api/player.ts';
import { BattlesSection } from './battles-section.tsx';
import { DrawsSection } from './draws-section.tsx';
import { GuildSection } from './guild-section.tsx';
import { LoginsSection } from './logins-section.tsx';
import { MailSection } from './mail-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { AppearanceSection, PossessionsSection } from './possessions-section.tsx';
import { PurchasesSection } from './purchases-section.tsx';
import { SanctionsSection } from './sanctions-section.tsx';
import type { SectionKey } from './section-key.ts';
import { StaffActionsSection } from './staff-actions-section.tsx';
import { SummarySection } from './summary-section.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { WalletsSection } from './wallets-section.tsx';

type SectionProps = { readonly player: PlayerKey; readonly summary: PlayerSummary };

/** A section's key is in the address and names its text. */
const SECTIONS = [
  { key: 'summary', group: 'player', Content: SummarySection },
  { key: 'timeline', group: 'player', Content: TimelineSection },
  { key: 'wallets', group: 'belongings', Content: WalletsSection },
  { key: 'items', group: 'belongings', Content: possessions('item') },
  { key: 'pets', group: 'belongings', Content: possessions('pet') },
  { key: 'gods', group: 'belongings', Content: possessions('pet_god') },
  { key: 'equipment', group: 'belongings', Content: possessions('equipment') },
  { key: 'appearance', group: 'belongings', Content: AppearanceSection },
  { key: 'mail', group: 'doings', Content: MailSection },
  { key: 'draws', group: 'doings', Content: DrawsSection },
  { key: 'purchases', group: 'doings', Content: PurchasesSection },
  { key: 'battles', group: 'doings', Content: BattlesSection },
  { key: 'guild', group: 'doings', Content: GuildSection },
  { key: 'logins', group: 'care', Content: LoginsSection },
  { key: 'sanctions', group: 'care', Content: SanctionsSection },
  { key: 'notes', group: 'care', Content: NotesSection },
  { key: 'staff', group: 'care', Content: StaffActionsSection },
] as const satisfies readonly {
  readonly key: SectionKey;
  readonly group: string;
  readonly Content: ComponentType<SectionProps>;
}[];

export type Section = (typeof SECTIONS)[number];
type SectionGroup = Section['group'];

const GROUPS: readonly SectionGroup[] = ['player', 'belongings', 'doings', 'care'];

/** The sections group by group, in the order they are looked at. */
export function sectionGroups(): readonly {
  readonly key: SectionGroup;
  readonly sections: readonly Section[];
}[] {
  return GROUPS.map((key) => ({ key, sections: SECTIONS.filter(({ group }) => group === key) }));
}

/** The section that an address names; the summary where it names none. */
export function sectionOf(key: string | undefined): Section {
  return SECTIONS.find((section) => section.key === key) ?? SECTIONS[0];
}

function possessions(kind: 'item' | 'pet' | 'pet_god' | 'equipment') {
  return function Possessions({ player }: Pick<SectionProps, 'player'>) {
    return <PossessionsSection player={player} kind={kind} />;
  };
}

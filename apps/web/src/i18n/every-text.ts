import type { Language } from '@quartermaster/domain/core/language';
import { en } from './en/index.ts';
import { player as enPlayer } from './en/player.ts';
import { players as enPlayers } from './en/players.ts';
import { jp } from './jp/index.ts';
import { player as jpPlayer } from './jp/player.ts';
import { players as jpPlayers } from './jp/players.ts';
import type { Namespace, Texts } from './texts.ts';
import { zh } from './zh/index.ts';
import { player as zhPlayer } from './zh/player.ts';
import { players as zhPlayers } from './zh/players.ts';

type Everything = { readonly [N in Namespace]: Texts<N> };

/** All texts of the console at once: for those who check them, never for the browser. */
export const EVERY_TEXT = {
  en: { ...en, player: enPlayer, players: enPlayers },
  zh: { ...zh, player: zhPlayer, players: zhPlayers },
  jp: { ...jp, player: jpPlayer, players: jpPlayers },
} as const satisfies Readonly<Record<Language, Everything>>;

import { localized } from '@quartermaster/domain/core/language';
import { lazy } from 'react';
import type { PanelTable } from '../engine/panels.ts';

/** What fills the panel slots that module definitions name. */
export const PANELS: PanelTable = {
  'gacha-odds': {
    title: localized('Odds', '機率', '確率'),
    Content: lazy(async () => ({
      default: (await import('../features/gacha-odds/odds-panel.tsx')).OddsPanel,
    })),
  },
};

import type { PanelTable } from '../../engine/panels.ts';

/** What fills the panel slots that module definitions name. */
export const PANELS: PanelTable = {};

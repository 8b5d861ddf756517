import type { Localized } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { createContext, useContext, type ComponentType } from 'react';
import type { FormSession } from './form/form-session.ts';

/** What a panel beside a form is given: the record being edited, unsaved changes included. */
export type PanelProps = { readonly form: FormSession };

/** What a panel above a list is given. */
export type ListPanelProps = { readonly module: ResolvedModule };

/** Laid out by hand for one module. `Content` is lazy, so that only its own module's pages load it. */
type FormPanel = {
  readonly title: Localized;
  /** A tab beside the form, or a card above its sections. */
  readonly place: 'beside' | 'above';
  readonly Content: ComponentType<PanelProps>;
};

/** A card above the list, which opens. */
type ListPanel = {
  readonly title: Localized;
  readonly place: 'list';
  readonly Content: ComponentType<ListPanelProps>;
};

type Panel = FormPanel | ListPanel;

/** What fills the named slots that module definitions ask for. An unfilled slot shows nothing. */
export type PanelTable = { readonly [slot: string]: Panel };

/** Handed down by the app: forms of any module show panels of which they know nothing. */
export const PanelContext = createContext<PanelTable>({});

export function usePanels(): PanelTable {
  return useContext(PanelContext);
}

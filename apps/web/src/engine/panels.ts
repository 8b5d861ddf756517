import type { ComponentType } from 'react';
import type { ModuleForm } from './use-module-form.ts';

/** What a panel beside a form is given: the record being edited, unsaved changes included. */
export type PanelProps = { readonly form: ModuleForm };

/** A tab beside a record's form. `title` is a key of the form's texts. */
export type Panel = {
  readonly title: `panel.${string}`;
  readonly load: () => Promise<ComponentType<PanelProps>>;
};

/** A named slot of module definitions, filled by the console; one that nobody fills stays empty. */
export type PanelTable = { readonly [slot: string]: Panel };

import type { Localized } from '@quartermaster/domain/core/language';
import type { ComponentType } from 'react';
import type { ModuleForm } from './use-module-form.ts';

/** What a panel beside a form is given: the record being edited, unsaved changes included. */
export type PanelProps = { readonly form: ModuleForm };

/** A tab beside a record's form, loaded when its module is opened. */
export type Panel = {
  readonly title: Localized;
  readonly load: () => Promise<ComponentType<PanelProps>>;
};

/** The named slots that module definitions may ask for. A slot that nobody fills shows nothing. */
export type PanelTable = { readonly [slot: string]: Panel };

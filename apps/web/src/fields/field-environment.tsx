import type { RecordReferences } from '@quartermaster/contract/http/records';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { createContext, use } from 'react';

/** Where the shown values live and how the reader wants to see them. */
type FieldEnvironment = {
  readonly environment: string;
  readonly version: string;
  /** Records are named and chosen as players have them now, rather than as the draft has them. */
  readonly isLive: boolean;
  /** The module whose fields are shown; null where values of several modules are shown together. */
  readonly module: ResolvedModule | null;
  /** Whether this console holds a module's records; others can be named by bare id only. */
  readonly hasModule: (key: string) => boolean;
  readonly loadModule: (key: string) => Promise<ResolvedModule>;
  readonly language: Language;
  /** The language in which texts of the game are shown. */
  readonly localizationLanguage: Language;
  readonly timeZone: string;
  readonly gameTimeZone: string;
  /** Titles and pictures that came with the data, by module and record id. */
  readonly references: RecordReferences;
  /**
   * Asked before a file is uploaded: a file takes effect at once. Answers what was typed to confirm
   * where that is needed, `null` when the person thought better of it.
   */
  readonly confirmUpload: (question: {
    readonly action: string;
  }) => Promise<{ readonly confirmation?: string } | null>;
};

const FieldEnvironmentContext = createContext<FieldEnvironment | null>(null);

export const FieldEnvironmentProvider = FieldEnvironmentContext.Provider;

export function useFieldEnvironment(): FieldEnvironment {
  const environment = use(FieldEnvironmentContext);
  if (environment === null) throw new Error('A field is outside FieldEnvironmentProvider.');
  return environment;
}

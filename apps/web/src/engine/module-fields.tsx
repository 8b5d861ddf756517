import type { RecordReferences } from '@quartermaster/contract/http/records';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useMemo, type ReactNode } from 'react';
import { FieldEnvironmentProvider } from '../fields/field-environment.tsx';
import { readLanguage, readTextLanguage } from '../i18n/language.ts';
import { readZone } from '../i18n/zone.ts';
import { hasModule, loadModule } from './load-module.ts';
import { useConfirmWrite } from './record/use-confirm-write.tsx';
import { useBranch } from './use-branch.ts';

type ModuleFieldsProps = {
  /** The module whose fields are shown below; null where values of several modules are shown together. */
  readonly module: ResolvedModule | null;
  /** Titles and pictures that came with the data, if any did. */
  readonly references?: RecordReferences | undefined;
  /** Records are named and chosen as players have them now. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
};

/** One for all: what changes with every render would draw every field again. */
const NO_REFERENCES: RecordReferences = {};

/** A file is one for the whole environment, whatever module it is uploaded for. */
const UPLOAD = { scope: 'environment' } as const;

/** Everything below may show and edit fields of the address's environment and version. */
export function ModuleFields({
  module,
  references = NO_REFERENCES,
  isLive = false,
  children,
}: ModuleFieldsProps) {
  const { environment, version, details } = useBranch();
  const gameTimeZone = details.gameTimeZone;
  const confirmUpload = useConfirmWrite(UPLOAD, details, version);
  const value = useMemo(
    () => ({
      environment,
      version,
      isLive,
      module,
      hasModule,
      loadModule,
      language: readLanguage(),
      localizationLanguage: readTextLanguage(),
      timeZone: readZone(),
      gameTimeZone,
      references,
      confirmUpload,
    }),
    [environment, version, isLive, module, gameTimeZone, references, confirmUpload],
  );
  return <FieldEnvironmentProvider value={value}>{children}</FieldEnvironmentProvider>;
}

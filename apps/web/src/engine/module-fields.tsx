import type { RecordReferences } from '@quartermaster/contract/http/records';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { FieldEnvironmentProvider } from '../fields/field-environment.tsx';
import { readLanguage, readTextLanguage } from '../i18n/language.ts';
import { readZone } from '../i18n/zone.ts';
import { hasModule } from './load-module.ts';
import { useConfirmation } from './use-confirmation.tsx';
import { useBranch } from './use-branch.ts';

type ModuleFieldsProps = {
  /** The module whose fields are shown below; null where values of several modules stand together. */
  readonly module: ResolvedModule | null;
  /** Titles and pictures that came with the data. */
  readonly references: RecordReferences;
  readonly children: ReactNode;
};

/** Everything below may show and edit fields of the address's environment and version. */
export function ModuleFields({ module, references, children }: ModuleFieldsProps) {
  const { environment, version, details } = useBranch();
  const gameTimeZone = details.gameTimeZone;
  const { confirm: confirmUpload, dialog } = useConfirmation('environment');
  const value = useMemo(
    () => ({
      environment,
      version,
      module,
      hasModule,
      language: readLanguage(),
      localizationLanguage: readTextLanguage(),
      timeZone: readZone(),
      gameTimeZone,
      references,
      confirmUpload,
    }),
    [environment, version, module, gameTimeZone, references, confirmUpload],
  );
  return (
    <FieldEnvironmentProvider value={value}>
      {children}
      {dialog}
    </FieldEnvironmentProvider>
  );
}

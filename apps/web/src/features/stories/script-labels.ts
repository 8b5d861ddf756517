import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';

/** What people read for values of a script that are chosen from a list: its commands, and the speakers of a talk. */
export type ScriptLabels = ReadonlyMap<string, string>;

export function scriptLabels(module: ResolvedModule, language: Language): ScriptLabels {
  const lines = module.fields.find(({ key }) => key === 'lines');
  if (lines?.kind !== 'rows') return new Map();
  return new Map(
    [lines.fields['command'], lines.fields['speaker']].flatMap((field) =>
      field?.kind === 'enum'
        ? field.of.values.map(({ value, label }) => [value, label[language]] as const)
        : [],
    ),
  );
}

import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useQuery } from '@tanstack/react-query';
import { listOptionsQuery } from '../../../api/list-options.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import { titleText } from '../../../fields/reference/record-title.ts';
import { readLanguage, readTextLanguage } from '../../../i18n/language.ts';

export type GroupOption = { readonly value: string; readonly label: string };

const MAX_OPTIONS = 200;

/** The groups a module's sheet falls into, and the one shown: the address's, else the first. */
export function useSheetGroup(module: ResolvedModule, chosen: string | null) {
  const { environment, version } = useBranch();
  const field = module.list.sheet?.groupBy
    ? (module.fieldByKey.get(module.list.sheet.groupBy) ?? null)
    : null;
  const target = field?.kind === 'reference' ? field.to : null;
  const place = { environment, version, module: target ?? module.key };
  const options = useQuery({ ...listOptionsQuery(place, { limit: MAX_OPTIONS }), enabled: target !== null });
  const referenced = (options.data ?? []).map(({ id, title }) => ({
    value: id,
    label: titleText(title, readTextLanguage()) || id,
  }));
  const choices = target === null ? enumChoices(field) : referenced;
  return {
    field,
    choices,
    value: chosen ?? choices[0]?.value ?? null,
    isPending: target !== null && options.isPending,
  };
}

function enumChoices(field: ResolvedField | null): readonly GroupOption[] {
  if (field?.kind !== 'enum') return [];
  return field.of.values.map(({ value, label }) => ({ value, label: label[readLanguage()] }));
}

import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { IDENTITY_SEPARATOR, ownIdOf, parentIdOf } from '@quartermaster/domain/record/identity';

const part = encodeURIComponent;

/** A module's records: all of them, or a child module's under one parent. A singleton's form. */
export function listPath(module: ResolvedModule, parentId: string | null = null): string {
  if (parentId === null) return `/${module.key}`;
  return ownAddress(module, parentId) ?? `/${module.key}/${part(parentId)}`;
}

export function addPath({ key }: ResolvedModule, parentId: string | null = null): string {
  return parentId === null ? `/${key}/add` : `/${key}/${part(parentId)}/add`;
}

/** The form of a record. */
export function editPath(module: ResolvedModule, recordId: string): string {
  return module.kind === 'singleton' ? `/${module.key}` : `${recordBase(module, recordId)}/edit`;
}

export function historyPath(module: ResolvedModule, recordId: string): string {
  return `${recordBase(module, recordId)}/history`;
}

/** The form of a record whose module is known by its key alone; it leads on to the record's own address. */
export function recordLink(moduleKey: string, recordId: string): string {
  return `/${moduleKey}/${part(recordId)}/edit`;
}

export function importPath(moduleKey: string): string {
  return `/import/${moduleKey}`;
}

/** What the address of an import says about where the rows belong. */
export function importSearch(parentId: string | null): { readonly parent?: string } {
  return parentId === null ? {} : { parent: parentId };
}

/** The parent that a module's own address names; null: it is another address. */
export function parentOfOwnAddress({ address }: ResolvedModule, pathname: string): string | null {
  if (address === null) return null;
  const wanted = address.split('/');
  const parts = pathname.split('/');
  const fits = wanted.every((text, index) => isPlaceholder(text) || text === parts[index]);
  if (!fits || wanted.length !== parts.length) return null;
  return parts
    .filter((_, index) => isPlaceholder(wanted[index] ?? ''))
    .map(decodeURIComponent)
    .join(IDENTITY_SEPARATOR);
}

function recordBase(module: ResolvedModule, recordId: string): string {
  const parentId = parentIdOf(module, recordId);
  const own = part(ownIdOf(module, recordId));
  return parentId === null ? `/${module.key}/${own}` : `/${module.key}/${part(parentId)}/${own}`;
}

/** The address with the parent's values in place; null where they do not fill its placeholders. */
function ownAddress({ address }: ResolvedModule, parentId: string): string | null {
  const values = parentId.split(IDENTITY_SEPARATOR);
  const parts = address?.split('/') ?? [];
  if (parts.filter(isPlaceholder).length !== values.length) return null;
  const first = parts.findIndex(isPlaceholder);
  return parts
    .map((text, index) => (isPlaceholder(text) ? part(values[index - first] ?? '') : text))
    .join('/');
}

const isPlaceholder = (text: string): boolean => text.startsWith('{');

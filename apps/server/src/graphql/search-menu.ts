import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { Registry, Role } from '@quartermaster/domain/core/module';
import { foldText } from '@quartermaster/domain/core/search-text';
import { BETWEEN_NAMES, menuOf, type MenuGroup, type MenuItem } from './menu.ts';

/** Longer than anything in the menu. */
const MAX_TAG_LENGTH = 100;

/**
 * Menu entries whose key, titles or family have every word of the tag, in any language. Those that
 * are called exactly so come first, then those that have the whole phrase in a name of their own.
 */
export function searchMenu(
  registry: Registry,
  role: Role,
  language: Language,
  tag: string,
): readonly MenuItem[] {
  if (tag.length > MAX_TAG_LENGTH) return [];
  const phrase = foldText(tag).trim();
  if (phrase === '') return [];
  const words = phrase.split(/\s+/u);
  const found = entriesOf(registry, role, language).filter(({ all }) =>
    words.every((word) => all.includes(word)),
  );
  const distance = ({ names }: { readonly names: string }): number =>
    names.split('\n').includes(phrase) ? 0 : names.includes(phrase) ? 1 : 2;
  return found.toSorted((one, other) => distance(one) - distance(other)).map(({ entry }) => entry);
}

type SearchedEntry = { readonly entry: MenuItem; readonly names: string; readonly all: string };

const known = new WeakMap<Registry, Map<string, readonly SearchedEntry[]>>();

/** Made once for each role and language: one operation may search a hundred times. */
function entriesOf(registry: Registry, role: Role, language: Language): readonly SearchedEntry[] {
  const menus = known.get(registry) ?? new Map<string, readonly SearchedEntry[]>();
  known.set(registry, menus);
  const key = `${role} ${language}`;
  const entries = menus.get(key) ?? readEntries(registry, role, language);
  menus.set(key, entries);
  return entries;
}

function readEntries(registry: Registry, role: Role, language: Language): readonly SearchedEntry[] {
  return menuOf(registry, role, language).flatMap((group) => {
    const family = familyNames(registry, group);
    return group.items.map((entry) => ({
      entry,
      names: namesOf(entry),
      all: `${namesOf(entry)}\n${family}`,
    }));
  });
}

const namesOf = ({ key, title, also }: MenuItem): string =>
  foldText(`${key}\n${title}\n${also.replaceAll(BETWEEN_NAMES, '\n')}`);

/** The names of a family in every language: who types "gacha" looks for its screens. */
function familyNames(registry: Registry, { key, title }: MenuGroup): string {
  const family = registry.families.find((each) => each.key === key);
  return foldText(
    family === undefined ? title : LANGUAGES.map((language) => family.title[language]).join('\n'),
  );
}

import { foldText } from '@quartermaster/domain/core/search-text';

/** What strangers try in a person's place, beside the common passwords. */
type Names = {
  readonly username: string;
  readonly displayName: string;
  readonly platformName: string;
};

/** A name has to be that long to give a password away. */
const SHORTEST_NAME = 3;
/** With so many characters besides names, a password is not made of the names. */
const ENOUGH_SIGNS = 6;

/**
 * Whether a password is one of the first that a stranger would try: a common one, one sign repeated, or
 * hardly more than names of the person or the product. Case and blanks around it make none of them better.
 */
export async function isGuessable(password: string, names: Names): Promise<boolean> {
  const plain = foldText(password).trim();
  if (new Set(plain).size < 3) return true;
  if (!hasMoreThanNames(plain, names)) return true;
  const common = await commonPasswords();
  return common.has(plain) || common.has(plain.replace(/[\d\W_]+$/, ''));
}

function hasMoreThanNames(password: string, names: Names): boolean {
  const parts = [names.username, names.displayName, names.platformName, 'quartermaster']
    .map((name) => foldText(name).trim())
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .filter((name) => name.length >= SHORTEST_NAME)
    .toSorted((a, b) => b.length - a.length);
  const rest = parts.reduce((text, name) => text.replaceAll(name, ''), password);
  return rest === password || rest.length >= ENOUGH_SIGNS;
}

let common: Promise<ReadonlySet<string>> | null = null;

/** About 18,000 long enough to be asked for; unpacked when the first password is set, not at the start. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  return (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ));
}

import type { PlayerMatch } from '@quartermaster/contract/http/player-search';
import type { PlayerPersonal } from '@quartermaster/contract/http/players';

/*
 * Personal data as people see it who may not read it: enough to compare with what a player says,
 * and as long for a short value as for a long one.
 */

const HIDDEN = '•••';

type Mask = (text: string) => string;

/** The first character. */
export function maskText(text: string): string {
  const [first = ''] = text;
  return `${first}${HIDDEN}`;
}

/** `a•••@e•••.com`: the first letters, and the ending that tells providers apart. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return maskText(email);
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  const ending = dot < 1 ? '' : domain.slice(dot);
  return `${maskText(email.slice(0, at))}@${maskText(domain)}${ending}`;
}

/** The network that an address belongs to, never the address. */
export function maskIp(ip: string): string {
  if (ip.includes(':')) return `${ip.split(':')[0] ?? ''}:${HIDDEN}`;
  const [first, second] = ip.split('.');
  return second === undefined ? HIDDEN : `${first}.${second}.${HIDDEN}`;
}

/** A login name may be an e-mail address. */
const maskLogin: Mask = (text) => (text.includes('@') ? maskEmail(text) : maskText(text));

/** Mistyped ids and parts of names are short. */
const LONGEST_SHOWN = 12;

/** A text that may be anything: e-mail addresses, IP addresses, devices and accounts elsewhere are known by their look. */
export const maskUnknown: Mask = (text) =>
  text.length > LONGEST_SHOWN || /[@.]/.test(text) ? maskLogin(text) : text;

export function maskPersonal(personal: PlayerPersonal): PlayerPersonal {
  return {
    login_name: maskLogin(personal.login_name),
    email: personal.email === null ? null : maskEmail(personal.email),
    third_party_ids: personal.third_party_ids.map((linked) => ({ ...linked, id: maskLogin(linked.id) })),
    devices: personal.devices.map(maskText),
    ips: personal.ips.map(maskIp),
  };
}

const MATCH_MASKS: Partial<Readonly<Record<PlayerMatch['by'], Mask>>> = {
  login: maskLogin,
  email: maskEmail,
  third_party: maskLogin,
  device: maskText,
  ip: maskIp,
};

/** What a search met, without telling more than was typed. */
export function maskMatch(match: PlayerMatch): PlayerMatch {
  const mask = MATCH_MASKS[match.by];
  return mask === undefined ? match : { ...match, text: mask(match.text) };
}

/** Where personal data is in rows of any kind, and inside what they carry along. */
const MASKED_KEYS: ReadonlyMap<string, Mask> = new Map([
  ['ip', maskIp],
  ['ips', maskIp],
  ['device', maskText],
  ['device_id', maskText],
  ['devices', maskText],
  ['email', maskEmail],
  ['bind_email', maskEmail],
  ['login_name', maskLogin],
  ['third_party_id', maskLogin],
  ['user_agent', maskText],
]);

/** The same value with every text under the name of a personal datum masked. */
export function maskRows<T>(value: T): T {
  return mapPersonal(value, (text, key) => MASKED_KEYS.get(key)?.(text) ?? text);
}

/** The same value with another text wherever one has the name of personal data. */
export function mapPersonal<T>(value: T, map: (text: string, key: string) => string): T {
  return mapValue(value, null, map) as T;
}

function mapValue(value: unknown, key: string | null, map: (text: string, key: string) => string): unknown {
  if (typeof value === 'string') return key === null ? value : map(value, key);
  if (Array.isArray(value)) return value.map((entry) => mapValue(entry, key, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      mapValue(entry, MASKED_KEYS.has(name) ? name : null, map),
    ]),
  );
}

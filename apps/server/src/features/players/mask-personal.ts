const HIDDEN = '•••';

/**
 * Personal data as people see it who may not read it: enough to compare with what a player says,
 * and as long for a short value as for a long one.
 */
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

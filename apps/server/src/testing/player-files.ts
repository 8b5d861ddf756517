import { createHash } from 'node:crypto';

/** The file of a player with other lines, under the hash that fits them. */
export function changed(text: string, change: (body: string) => string): string {
  const end = text.lastIndexOf('},"sha256"');
  const body = change(text.slice(0, end));
  return `${body}},"sha256":"${createHash('sha256').update(body).digest('hex')}"}\n`;
}

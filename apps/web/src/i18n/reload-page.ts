/** The address that was reloaded by choice, for the page that comes. */
const RELOADED = 'reloaded-page';
/** The typed texts that were not restored yet. */
const TYPED = 'typed-before-reload';

let isUnderWay = false;
const typed = new Map<string, string>();
let left: Map<string, string> | null = null;

/** Reloads the page because the person chose to see it otherwise; what was typed is kept in drafts. */
export function reloadPage(): void {
  isUnderWay = true;
  sessionStorage.setItem(RELOADED, window.location.href);
  sessionStorage.setItem(TYPED, JSON.stringify([window.location.href, ...typed]));
  window.location.reload();
}

/** During such a reload the leave guard must not ask. */
export function isReloading(): boolean {
  return isUnderWay;
}

/** Whether this address was reloaded by choice just now; true once. */
export function takeReload(): boolean {
  const address = sessionStorage.getItem(RELOADED);
  sessionStorage.removeItem(RELOADED);
  return address === window.location.href;
}

/** The text in a box of this page before it was reloaded; undefined: none. */
export const textLeftIn = (box: string): string | undefined => leftTexts().get(box);

/** Remembers the text of a box until the returned function is called. */
export function noteTyped(box: string, text: string): () => void {
  leftTexts().delete(box);
  if (text !== '') typed.set(box, text);
  return () => typed.delete(box);
}

const leftTexts = (): Map<string, string> => (left ??= takeTyped());

function takeTyped(): Map<string, string> {
  const kept = sessionStorage.getItem(TYPED);
  sessionStorage.removeItem(TYPED);
  const [address, ...texts] = JSON.parse(kept ?? '[]') as [string?, ...[string, string][]];
  return new Map(address === window.location.href ? texts : []);
}

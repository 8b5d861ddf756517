/** The address that a page loaded again by choice, for the page that comes. */
const CHOSEN = 'started-anew';
/** What was typed there and not asked for yet. */
const TYPED = 'typed-before-start';

let isOnItsWay = false;
const typed = new Map<string, string>();
let left: Map<string, string> | null = null;

/** Loads the page again because the person chose to see it otherwise; what was typed is kept in drafts. */
export function startAnew(): void {
  isOnItsWay = true;
  sessionStorage.setItem(CHOSEN, window.location.href);
  sessionStorage.setItem(TYPED, JSON.stringify([window.location.href, ...typed]));
  window.location.reload();
}

/** Then nobody needs to be asked whether to leave. */
export function isStartingAnew(): boolean {
  return isOnItsWay;
}

/** Whether this address was loaded again by choice just now; true once. */
export function takeStartAnew(): boolean {
  const address = sessionStorage.getItem(CHOSEN);
  sessionStorage.removeItem(CHOSEN);
  return address === window.location.href;
}

/** What stood in a box of this page before it was loaded again; undefined: nothing. */
export const textLeftIn = (box: string): string | undefined => leftTexts().get(box);

/** Remembers what stands in a box until the returned function is called. */
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

/** The address that a page loaded anew by choice, for the page that comes. */
const CHOSEN = 'started-anew';

let isOnItsWay = false;

/** Loads the page anew because the person chose to see it otherwise; what was typed is kept in drafts. */
export function startAnew(): void {
  isOnItsWay = true;
  sessionStorage.setItem(CHOSEN, window.location.href);
  window.location.reload();
}

/** Then nobody needs to be asked whether to leave. */
export function isStartingAnew(): boolean {
  return isOnItsWay;
}

/** Whether this address was loaded anew by choice just now; true once. */
export function takeStartAnew(): boolean {
  const address = sessionStorage.getItem(CHOSEN);
  sessionStorage.removeItem(CHOSEN);
  return address === window.location.href;
}

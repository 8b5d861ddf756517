let isOnItsWay = false;

/** Loads the page anew because the person chose to see it otherwise; what was typed is kept in drafts. */
export function startAnew(): void {
  isOnItsWay = true;
  window.location.reload();
}

/** Then nobody needs to be asked whether to leave. */
export function isStartingAnew(): boolean {
  return isOnItsWay;
}

const KEY = 'reloaded_at';
const AT_MOST_EVERY_MS = 60_000;

/**
 * A page that was opened before an upgrade asks for scripts that are gone. Loading it anew is the
 * cure; forms come back from their drafts. Once a minute at most, should the cure not help.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AT_MOST_EVERY_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}

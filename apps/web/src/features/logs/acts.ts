/** Acts that have words of their own; those on records have the words of a record's history. */
export const ACTS = [
  'account.create', 'account.update', 'account.update_profile', 'auth.login', 'auth.logout', 'auth.refresh',
  'environment.create', 'environment.update', 'game.clear_cache', 'game.clear_login_cache', 'item_sources.update',
  'log.archive', 'log.delete', 'log.export', 'log.reset', 'machine_token.create', 'machine_token.revoke',
  'player.export', 'player.export_log', 'player.lookup', 'player.note', 'player.reveal', 'player.search', 'player.view',
  'release.publish', 'release.rollback', 'request.refuse', 'settings.update', 'translation.check',
  'version.create', 'version.update',
] as const; // prettier-ignore

/** What acts are about: how their names begin. */
export const SUBJECTS = [
  'record', 'release', 'player', 'auth', 'account', 'environment', 'version', 'settings', 'machine_token', 'game',
  'request', 'log',
] as const; // prettier-ignore

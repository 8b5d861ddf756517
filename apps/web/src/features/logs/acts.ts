/** Acts that have words of their own; those on records have the words of a record's history. */
export const ACTS = [
  'action_presets.update', 'approval.ask', 'approval.expire', 'auth.change_password',
  'auth.end_session', 'auth.login', 'auth.logout', 'auth.refresh', 'cache.clear',
  'carried_over.confirm',
  'delivery.create', 'delivery.export', 'delivery.finish', 'delivery.hold',
  'delivery.recipients', 'delivery.update',
  'game.clear_login_cache', 'game.reload', 'draw_audit.run', 'item_sources.update', 'log.archive', 'log.delete',
  'log.export', 'log.reset', 'order.search',
  'player.delete_settled', 'player.export', 'player.export_file', 'player.export_log', 'player.import_file',
  'player.lookup', 'player.note', 'player.pin_note', 'player.reveal', 'player.sanction_settled', 'player.search', 'player.view', 'redemption_batch.export_codes', 'redemption_batch.export_redemptions',
  'release.publish', 'release.rollback',
  'report.export', 'request.refuse', 'settings.accept_warnings', 'settings_file.export',
  'import_batch.apply', 'settings_file.import', 'settings_file.stage', 'translation.check', 'sql.delete_query', 'sql.run',
  'sql.save_query', 'sql.update_query',
] as const; // prettier-ignore

/** What acts are about: how their names begin. */
export const SUBJECTS = [
  'record', 'release', 'player', 'auth', 'account', 'environment', 'version', 'settings', 'machine_token',
  'game', 'cache', 'draw_audit', 'hold', 'item_sources', 'request', 'log', 'approval', 'delivery', 'order',
  'redemption_batch', 'redemption_code', 'staff_limits', 'import_sources', 'import_batch', 'settings_file',
  'action_presets', 'translation', 'report', 'sql', 'carried_over',
] as const; // prettier-ignore

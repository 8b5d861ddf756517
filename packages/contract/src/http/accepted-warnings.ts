/** Sent again with it, a write that `settings_have_warnings` refused accepts the warnings of this digest. */
export const ACCEPTED_WARNINGS_HEADER = 'x-accepted-warnings';

export const pages = {
  /** Above the sentence of the 403 page. */
  alarmSubtitle: 'Access denied',
  /** Shown while the console finds out who is signed in. */
  checkingLogin: 'Checking your sign-in…',
  lostSubtitle: 'Page not found',
} as const;

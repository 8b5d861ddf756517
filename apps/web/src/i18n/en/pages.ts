export const pages = {
  /** Above the sentence of the 403 page. */
  alarmSubtitle: 'This door stays closed',
  /** Shown while the console finds out who is signed in. */
  checkingLogin: 'Checking your sign-in…',
  lostSubtitle: 'Adrift in space',
} as const;

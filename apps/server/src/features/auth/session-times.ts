/** How long an access token is good for. */
export const ACCESS_SECONDS = 600;

/** How long a session lives from its sign-in, refreshed or not. */
export const SESSION_SECONDS = 14 * 24 * 3600;

/** How long a refresh token that was just rotated away still answers with what replaced it. */
export const GRACE_SECONDS = 10;

export const accessExpiry = (now: Date): Date => new Date(now.getTime() + ACCESS_SECONDS * 1000);

import * as z from 'zod';

/** The zone of the operation until somebody says otherwise. */
export const DEFAULT_TIME_ZONE = 'Asia/Hong_Kong';

/** The name of a time zone, such as `Asia/Tokyo` or `UTC`: an offset alone knows nothing of summer time. */
export const timeZone = z.string().refine(isTimeZone);

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

import * as z from 'zod';

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

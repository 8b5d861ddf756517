import * as z from 'zod';
import { FLAG_TEXTS, isFlagOn } from './flag-text.ts';

/** A switch in a query or a form, `1` or `0` on the wire and a boolean on the server; on or off where it is left out. */
export const flag = (isOnByDefault: boolean) =>
  z
    .enum(FLAG_TEXTS)
    .default(isOnByDefault ? '1' : '0')
    .transform(isFlagOn);

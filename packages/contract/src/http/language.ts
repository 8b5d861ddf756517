import { LANGUAGES } from '@quartermaster/domain/core/language';
import * as z from 'zod';

/** A language of the console and of the game's texts. */
export const language = z.enum(LANGUAGES);

/** A text in every language. */
export const localizedText = z.object({ en: z.string(), zh: z.string(), jp: z.string() });

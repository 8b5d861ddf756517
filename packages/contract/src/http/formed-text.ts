import { expressionOf, type TextForm } from '@quartermaster/domain/core/text-form';
import * as z from 'zod';

/** A text of a form. Its name is the message, so that the refusal can say in words what was expected. */
export const formedText = (form: TextForm, base = z.string()) => base.regex(expressionOf(form), form);

/** A number as addresses write it: one thing has one address. */
export const idInAddress = formedText('positive_number').transform(Number);

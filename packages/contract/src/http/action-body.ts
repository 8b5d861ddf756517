import type { ActionDefinition, ActionParams } from '@quartermaster/domain/actions/define-action';
import type * as z from 'zod';
import { paramsSchema } from './field-schema.ts';
import { reason } from './reason.ts';
import { confirmation } from './request-parts.ts';

/**
 * What a request to do something says: its fields, and why and with which confirmation where the definition
 * asks for that. `beside`: what every action on the subject says, such as the revision that was looked at.
 */
export function actionBody<A extends ActionDefinition>(
  action: A,
  beside: z.core.$ZodLooseShape = {},
): z.ZodType<ActionParams<A>> {
  const schema = paramsSchema(action, {
    ...beside,
    ...(action.asksReason ? { reason } : {}),
    ...(action.confirmsPlace ? { confirmation } : {}),
  });
  // Each field's schema is beside its type; the compiler cannot follow that through a list of fields.
  return schema as z.ZodType<ActionParams<A>>;
}

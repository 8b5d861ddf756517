import type { WarningsToAccept } from '@quartermaster/contract/http/releases';
import type { ApiError } from './api-error.ts';
import type { Camelized } from './wire-names.ts';

/** What players will notice of a write that takes effect on save. */
export type Warnings = Camelized<WarningsToAccept>;

/** Whether the person accepts them. */
type Ask = (warnings: Warnings) => Promise<boolean>;

let ask: Ask | null = null;
/** Writes may be refused at the same time: one question after the other. */
let lastQuestion: Promise<unknown> = Promise.resolve();

/** Sets what asks the person; without it a write with warnings stays refused. */
export function onWarnings(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}

/** The digest that a refused write is to be sent again with; null: it was refused for something else, or stays so. */
export async function acceptWarnings({ body }: ApiError): Promise<string | null> {
  if (body.code !== 'settings_have_warnings' || ask === null) return null;
  const warnings = body.conflict as Warnings;
  const answer = lastQuestion.then(() => ask?.(warnings) ?? false);
  lastQuestion = answer.catch(() => undefined);
  return (await answer) ? warnings.digest : null;
}

import { commandAction, isCommandKind } from '@quartermaster/domain/actions/commands';
import type { FieldKind } from '@quartermaster/domain/core/field';
import { objectOf } from '@quartermaster/domain/core/json';
import { isSecret } from '@quartermaster/domain/fields/text-checks';
import type { Approval } from '../../../api/approvals.ts';
import { FieldCell } from '../../../fields/cells.tsx';
import { readLanguage } from '../../../i18n/language.ts';
import { Fact } from '../../../ui/layout/facts.tsx';

/** What fits into a line. Letters and rewards are shown with the change. */
const ONE_LINE: ReadonlySet<FieldKind> = new Set([
  'enum',
  'boolean',
  'integer',
  'decimal',
  'text',
  'date_time',
  'reference',
]);

/** What the requester chose, for the change does not show all of it: a refund's number at the payment provider. */
export function AskedFacts({ approval }: { readonly approval: Approval }) {
  if (!isCommandKind(approval.kind)) return null;
  const { fields, given } = commandAction(approval.kind);
  const params = objectOf(approval.params);
  return fields
    .filter(({ key }) => !given.includes(key) && (params[key] ?? null) !== null)
    .filter((field) => ONE_LINE.has(field.kind) && !isSecret(field))
    .map((field) => (
      <Fact key={field.key} label={field.label[readLanguage()]}>
        <FieldCell field={field} value={params[field.key]} />
      </Fact>
    ));
}

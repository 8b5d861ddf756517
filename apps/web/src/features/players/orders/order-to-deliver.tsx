import { asText } from '../../../fields/common/values.ts';
import { IdText } from '../../../ui/text/id-text.tsx';
import type { ActionFormProps } from '../../../engine/actions/action-layout.ts';
import { fieldLabel } from '../commands/command-words.ts';

/** The order of the row where the action began. */
export function OrderToDeliver({ values }: ActionFormProps) {
  return (
    <p>
      {fieldLabel('redeliver_order', 'order_id')} <IdText>{asText(values['order_id'])}</IdText>
    </p>
  );
}

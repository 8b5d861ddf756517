import { textOf } from '@quartermaster/domain/core/json';
import { IdText } from '../../../ui/text/id-text.tsx';
import type { ActionFormProps } from '../../../engine/actions/action-layout.ts';
import { fieldLabel } from '../commands/command-words.ts';

/** The order of the row where the action began. */
export function OrderToDeliver({ values }: ActionFormProps) {
  return (
    <p>
      {fieldLabel('redeliver_order', 'order_id')} <IdText>{textOf(values['order_id'])}</IdText>
    </p>
  );
}

import type { RuleDefinition } from '../core/rule.ts';

/**
 * What players may have left of an item when an event ends is exchanged for something.
 * @example rules: [exchangedAtTheEnd('ticket_item_id')],
 */
export function exchangedAtTheEnd(item: string): RuleDefinition {
  return {
    rule: 'occurs_in',
    field: item,
    module: 'asset-auto-exchange-setting',
    at: 'item_id',
    where: { field: 'trigger', in: ['on_event_end', 'on_expire'] },
  };
}

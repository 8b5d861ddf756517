import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import type { NewDelivery } from '../../api/deliveries.ts';
import { asNumber, asObject, asText } from '../../fields/common/values.ts';
import { listedIds } from './listed-ids.ts';
import { conditionOfView } from './view-condition.ts';

/** Whom it is for, as the form asks: a list, a kept search, or everybody. */
export const AUDIENCES = ['ids', 'view', 'everybody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What is typed. `servers` empty: all of them. `view`: the address of a kept search. */
export type DeliveryForm = {
  readonly title: JsonValue;
  readonly body: JsonValue;
  readonly rewards: readonly JsonObject[];
  readonly expireDays: number | null;
  readonly sendAt: string | null;
  readonly audience: Audience;
  readonly list: string;
  readonly view: string | null;
  readonly servers: readonly number[];
};

export const EMPTY_FORM: DeliveryForm = {
  title: null,
  body: null,
  rewards: [],
  expireDays: 30,
  sendAt: null,
  audience: 'ids',
  list: '',
  view: null,
  servers: [],
};

/** The first thing that is missing before it can be prepared. */
export type Missing = 'title' | 'body' | 'rewards' | 'expireDays' | 'recipients';

export function missingIn(form: DeliveryForm): Missing | null {
  if (!isWritten(form.title)) return 'title';
  if (!isWritten(form.body)) return 'body';
  if (form.rewards.some((line) => asNumber(line['amount']) === null)) return 'rewards';
  if (form.expireDays === null) return 'expireDays';
  if (form.audience === 'ids' && listedIds(form.list).length === 0) return 'recipients';
  return form.audience === 'view' && form.view === null ? 'recipients' : null;
}

const isWritten = (texts: JsonValue): boolean =>
  LANGUAGES.every((language) => asText(asObject(texts)[language]).trim() !== '');

/** What the form asks for; it has to be complete. */
export function deliveryOf(form: DeliveryForm, allServers: readonly number[]): NewDelivery {
  return {
    title: textsOf(form.title),
    body: textsOf(form.body),
    rewards: form.rewards.map((line) => ({
      // The editor offers no other kinds.
      asset_kind: asText(line['asset_kind']) as NewDelivery['rewards'][number]['asset_kind'],
      target_id: asNumber(line['target_id']),
      amount: asNumber(line['amount']) ?? 0,
    })),
    expire_days: form.expireDays ?? 0,
    send_at: form.sendAt,
    recipients: recipientsOf(form, allServers),
  };
}

const textsOf = (texts: JsonValue) => {
  const { en, zh, jp } = asObject(texts);
  return { en: asText(en), zh: asText(zh), jp: asText(jp) };
};

function recipientsOf(form: DeliveryForm, allServers: readonly number[]): NewDelivery['recipients'] {
  const servers = form.servers.length === 0 ? [...allServers] : [...form.servers];
  if (form.audience === 'ids') return { kind: 'ids', servers, ids: [...listedIds(form.list)] };
  if (form.audience === 'view') return conditionOfView(form.view ?? '', servers);
  return { kind: 'everybody', servers };
}

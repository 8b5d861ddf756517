import { numberOf, objectOf, textOf, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { isDateTime } from '@quartermaster/domain/fields/date-format';
import type { NewDelivery, WrittenDelivery } from '../../api/deliveries.ts';
import { isCompleteAsset } from '../../fields/asset-list/is-complete-asset.ts';
import { listedIds } from './listed-ids.ts';
import type { PlayerSearch } from '../../fields/player-filter/search-keys.ts';
import { conditionOf, searchOf } from './condition.ts';

/** Whom it is for, as the form asks: a list, the players that a search finds, or all. */
export const AUDIENCES = ['ids', 'condition', 'everybody'] as const;
type Audience = (typeof AUDIENCES)[number];

/** What is typed. `servers` empty: all of them. */
export type DeliveryForm = {
  readonly title: JsonValue;
  readonly body: JsonValue;
  readonly rewards: readonly JsonObject[];
  readonly expireDays: number | null;
  readonly sendAt: string | null;
  readonly audience: Audience;
  readonly list: string;
  readonly search: PlayerSearch;
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
  search: {},
  servers: [],
};

/** The first thing that is missing before it can be prepared. */
type Missing = 'title' | 'body' | 'rewards' | 'sendAt' | 'expireDays' | 'recipients';

export function missingIn(form: DeliveryForm): Missing | null {
  if (!isWritten(form.title)) return 'title';
  if (!isWritten(form.body)) return 'body';
  if (!form.rewards.every(isCompleteAsset)) return 'rewards';
  if (form.sendAt !== null && !isDateTime(form.sendAt)) return 'sendAt';
  if (form.expireDays === null) return 'expireDays';
  if (form.audience === 'ids' && listedIds(form.list).length === 0) return 'recipients';
  const { server: _server, ...narrowing } = form.search;
  const isNarrowed = Object.values(narrowing).some((value) => value !== '' && value !== undefined);
  return form.audience === 'condition' && !isNarrowed ? 'recipients' : null;
}

const isWritten = (texts: JsonValue): boolean =>
  LANGUAGES.every((language) => textOf(objectOf(texts)[language]).trim() !== '');

/** What the form asks for; it has to be complete. */
export function deliveryOf(form: DeliveryForm, allServers: readonly number[]): NewDelivery {
  return {
    title: textsOf(form.title),
    body: textsOf(form.body),
    rewards: form.rewards.map((line) => ({
      // The editor offers no other kinds.
      asset_kind: textOf(line['asset_kind']) as NewDelivery['rewards'][number]['asset_kind'],
      target_id: numberOf(line['target_id'], null),
      amount: numberOf(line['amount'], 0),
    })),
    expire_days: form.expireDays ?? 0,
    send_at: form.sendAt,
    recipients: recipientsOf(form, allServers),
  };
}

const textsOf = (texts: JsonValue) => {
  const { en, zh, jp } = objectOf(texts);
  return { en: textOf(en), zh: textOf(zh), jp: textOf(jp) };
};

function recipientsOf(form: DeliveryForm, allServers: readonly number[]): NewDelivery['recipients'] {
  const servers = form.servers.length === 0 ? [...allServers] : [...form.servers];
  if (form.audience === 'ids') return { kind: 'ids', servers, ids: [...listedIds(form.list)] };
  if (form.audience === 'condition') return conditionOf(form.search, servers);
  return { kind: 'everybody', servers };
}

/** A form that says what a delivery was made from. */
export function formOf(written: WrittenDelivery): DeliveryForm {
  const { title, body, rewards, expireDays, sendAt, recipients } = written;
  return {
    ...EMPTY_FORM,
    title,
    body,
    rewards: rewards.map(({ assetKind, targetId, amount }) => ({
      asset_kind: assetKind,
      target_id: targetId,
      amount,
    })),
    expireDays,
    sendAt,
    audience: recipients.kind,
    servers: recipients.servers,
    list: recipients.kind === 'ids' ? recipients.ids.join('\n') : '',
    search: recipients.kind === 'condition' ? searchOf(recipients) : {},
  };
}

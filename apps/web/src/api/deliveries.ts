import type { AskForFileAnswer } from '@quartermaster/contract/http/approvals';
import type {
  CreateDeliveryBody,
  DeliveriesAnswer,
  Delivery as DeliveryOnWire,
  deliveryRecipientsAnswer,
  deliveryRejectsAnswer,
  DryRunAnswer,
  WrittenDelivery as WrittenOnWire,
} from '@quartermaster/contract/http/deliveries';
import { deliveryAction, type DeliveryActionKind } from '@quartermaster/domain/actions/delivery/index';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { getJson, postAsking, putJson } from './client.ts';
import { environmentPath, queryString } from './paths.ts';
import type { Branch } from './place.ts';
import { saveDownload } from './save-download.ts';
import type { Camelized } from './wire-names.ts';
import { sliceQuery } from './slice-query.ts';

export type Delivery = Camelized<DeliveryOnWire>;
export type DeliveryRow = Camelized<DeliveriesAnswer>['data'][number];
export type DeliveryTrial = Camelized<DryRunAnswer>;
export type NewDelivery = CreateDeliveryBody;
export type WrittenDelivery = Camelized<WrittenOnWire>;

const WATCH_MILLISECONDS = 1000;
const MINUTE_MILLISECONDS = 60_000;

const deliveriesPath = (environment: string): string => `${environmentPath(environment)}/deliveries`;
const deliveryPath = (environment: string, id: number): string => `${deliveriesPath(environment)}/${id}`;

/** Everything known of the deliveries of an environment: to be read again after a decision. */
export const deliveriesKey = (environment: string) => ['deliveries', environment] as const;

export function deliveriesQuery(environment: string) {
  return infiniteQueryOptions({
    ...sliceQuery<DeliveriesAnswer>({
      queryKey: [...deliveriesKey(environment), 'list'],
      path: deliveriesPath(environment),
      narrowing: { limit: 50 },
    }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(isAtWork)) ? WATCH_MILLISECONDS : false,
  });
}

/** The first deliveries with which something is still to be done. */
export function openDeliveriesQuery(environment: string, limit: number) {
  return queryOptions({
    queryKey: [...deliveriesKey(environment), 'open', limit],
    queryFn: ({ signal }) =>
      getJson<DeliveriesAnswer>(
        `${deliveriesPath(environment)}${queryString({ state: 'open', limit })}`,
        signal,
      ),
    refetchInterval: MINUTE_MILLISECONDS,
  });
}

/** Whether the console itself is at work on it, so that it changes while one looks. */
export function isAtWork({ state, isFrozen, finishedAt }: DeliveryRow): boolean {
  return (
    state === 'sending' || (state === 'draft' && !isFrozen) || (state === 'recalled' && finishedAt === null)
  );
}

/** Whether another admin has yet to decide whether it is sent. */
export const isWaiting = ({ state, approval }: Pick<DeliveryRow, 'state' | 'approval'>): boolean =>
  state === 'draft' && approval?.state === 'waiting';

/** Whether it may change without an action on this page. */
const isAwaited = (delivery: DeliveryRow): boolean => isAtWork(delivery) || isWaiting(delivery);

export function deliveryQuery(environment: string, id: number) {
  return queryOptions({
    queryKey: [...deliveriesKey(environment), id],
    queryFn: ({ signal }) => getJson<DeliveryOnWire>(deliveryPath(environment, id), signal),
    refetchInterval: ({ state }) => (state.data && isAwaited(state.data) ? WATCH_MILLISECONDS : false),
  });
}

/** Tries a delivery as it is at this revision. */
export function deliveryTrialQuery(environment: string, { deliveryId, revision }: Delivery) {
  return queryOptions({
    queryKey: [...deliveriesKey(environment), deliveryId, 'trial', revision],
    queryFn: () => postAsking<DryRunAnswer>(`${deliveryPath(environment, deliveryId)}/dry-run`, {}),
    refetchOnWindowFocus: false,
  });
}

type RecipientRequest = { readonly state?: string; readonly q?: string };

/** Read again after each decision and at the end of the work on it. */
export function deliveryRecipientsQuery(
  environment: string,
  { deliveryId: id, revision, finishedAt }: Delivery,
  request: RecipientRequest,
) {
  return sliceQuery<z.infer<typeof deliveryRecipientsAnswer>>({
    queryKey: [...deliveriesKey(environment), id, 'recipients', request, revision, finishedAt],
    path: `${deliveryPath(environment, id)}/recipients`,
    narrowing: request,
  });
}

export const deliveryRejectsQuery = (environment: string, id: number) =>
  sliceQuery<z.infer<typeof deliveryRejectsAnswer>>({
    queryKey: [...deliveriesKey(environment), id, 'rejects'],
    path: `${deliveryPath(environment, id)}/rejects`,
  });

/** Prepares a delivery; with the same key it is one, however often it is sent. */
export function createDelivery(environment: string, body: NewDelivery, key: string): Promise<Delivery> {
  return postAsking<DeliveryOnWire>(deliveriesPath(environment), body, key);
}

/** Rewrites a draft that is still at a revision. */
export function updateDelivery(
  environment: string,
  { id, revision }: { readonly id: number; readonly revision: number },
  body: NewDelivery,
): Promise<Delivery> {
  return putJson<DeliveryOnWire>(deliveryPath(environment, id), { ...body, revision });
}

/** What a delivery was made from. Read again whenever it is opened to write on. */
export function writtenQuery(environment: string, id: number) {
  return queryOptions({
    queryKey: [...deliveriesKey(environment), id, 'written'],
    queryFn: ({ signal }) => getJson<WrittenOnWire>(`${deliveryPath(environment, id)}/written`, signal),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** Decides about a delivery as it was seen. */
export function decideDelivery(
  { environment, version }: Branch,
  { deliveryId, revision }: Pick<Delivery, 'deliveryId' | 'revision'>,
  kind: DeliveryActionKind,
  written: { readonly confirmation?: string; readonly reason?: string } = {},
): Promise<Delivery> {
  const place = deliveryAction(kind).confirmsPlace ? { version } : {};
  const body = { revision, ...place, ...written };
  return postAsking<DeliveryOnWire>(`${deliveryPath(environment, deliveryId)}/${kind}`, body);
}

/** The result of every recipient and every rejected row, as a file. */
export function exportDelivery(environment: string, id: number): Promise<void> {
  return saveDownload(`${deliveryPath(environment, id)}/recipients.csv`, `delivery-${id}.csv`);
}

/** Asks a second person for that file, beyond the limit of the day. */
export function askForRecipients(environment: string, id: number, reason: string) {
  return postAsking<AskForFileAnswer>(`${deliveryPath(environment, id)}/export-requests`, { reason });
}

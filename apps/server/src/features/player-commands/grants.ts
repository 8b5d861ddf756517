import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RecordOf } from '@quartermaster/domain/core/define-module';
import type { RecordData } from '@quartermaster/domain/core/json';
import { joinList, localized, type Language, type Localized } from '@quartermaster/domain/core/language';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { worthInCents } from '@quartermaster/domain/enums/asset-worth';
import { staffRole } from '@quartermaster/domain/enums/staff-role';
import type { itemControl } from '@quartermaster/domain/modules/items-economy/item-control';
import { itemSetting } from '@quartermaster/domain/modules/items-economy/item-setting';
import { titleIn } from '@quartermaster/domain/record/display-record';
import { recordOf } from '@quartermaster/domain/record/record-of';
import type { Queryable } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import { addToDay, dayIn, lockDays } from '../staff-limits/index.ts';
import { addGrant } from './grants.repo.ts';
import type { LiveRecords } from './live-records.ts';

/** Something given away: money where `targetId` is null, else things of a record. */
type Grant = {
  readonly assetKind: string;
  readonly targetId: number | null;
  readonly amount: number;
  /** To how many players; one, where nothing is said. */
  readonly copies?: number;
};

/**
 * A grant that was counted, as an undo takes it back from whom it was counted for. Commands of before
 * there was a limit of worth do not say who and how much.
 */
export type CountedGrant = Grant & {
  readonly day: string;
  readonly staffId?: number;
  readonly valueCents?: number;
  /** The player paid for it: item control has nothing to say. */
  readonly isPaid?: boolean;
};

/** How much staff may give away: the limits of item control, and what was given today. */
export type Grants = {
  /**
   * Lets a grant pass and counts it. `held`: how much the player has before it; null: it comes by
   * mail, so that holding it is the game's affair.
   * @throws AppError `unknown_asset`, `not_grantable`, `grant_limit`, `daily_grant_limit`, `hold_limit`
   */
  count(grant: Grant, held: number | null): Promise<CountedGrant>;
  /** Counts the worth of what a player paid for towards the person who enters the order. */
  countPaid(grant: Grant): Promise<CountedGrant>;
  /** Makes room again for grants that were taken back. */
  giveBack(grants: readonly CountedGrant[]): Promise<void>;
  /** The worth of everything that was let pass. */
  valueCents(): number;
};

type Dependencies = LiveRecords & {
  readonly db: Queryable;
  readonly environment: Environment;
  readonly staff: Pick<Account, 'id' | 'role'>;
  readonly now: Date;
  /** The records of item control. */
  readonly limits: () => Promise<readonly Limit[]>;
};

type Limit = RecordOf<typeof itemControl>;

/** Who may give what item control does not name: quality assurance tests where nothing is protected. */
const unlisted = ({ isProtected }: Environment): Partial<Limit> => ({
  grantable_by: isProtected ? ['admin'] : ['admin', 'qa'],
});

export function createGrants(deps: Dependencies): Grants {
  const { db, environment, staff, now } = deps;
  let totalCents = 0;
  const together = new Map<string, number>();
  const dayOf = (grant: CountedGrant) => ({
    staffId: grant.staffId ?? staff.id,
    environmentId: environment.id,
    day: grant.day,
    assetKind: grant.assetKind,
    targetId: grant.targetId ?? 0,
  });

  return {
    async count(grant, held) {
      await lockDays(db, environment.id);
      const record = await knownRecord(deps, grant);
      const limit = limitFor(await deps.limits(), grant) ?? unlisted(environment);
      const asset = () => nameOf(deps, grant, record);
      await refuseAmount(limit, { ...grant, amount: addUp(together, grant) }, staff, asset);
      const most = limit.hold_limit ?? stackLimit(grant, record);
      if (held !== null && most !== null && held + grant.amount > most)
        throw new AppError('hold_limit', { asset: await asset(), held, limit: most });
      const amount = wholeAmount(grant);
      const valueCents = worthInCents(grant.assetKind, amount, limit.worth_cents ?? null);
      const day = dayIn(now, environment.gameTimeZone);
      const counted = { ...grant, day, staffId: staff.id, valueCents };
      const given = (await addGrant(db, dayOf(counted), amount)) - amount;
      const { daily_staff_limit: daily } = limit;
      if (daily !== undefined && given + amount > daily)
        throw new AppError('daily_grant_limit', { asset: await asset(), limit: daily, given });
      totalCents += valueCents;
      return counted;
    },
    async countPaid(grant) {
      const limit = limitFor(await deps.limits(), grant) ?? unlisted(environment);
      const valueCents = worthInCents(grant.assetKind, wholeAmount(grant), limit.worth_cents ?? null);
      totalCents += valueCents;
      const day = dayIn(now, environment.gameTimeZone);
      return { ...grant, day, staffId: staff.id, valueCents, isPaid: true };
    },
    async giveBack(grants) {
      await lockDays(db, environment.id);
      for (const grant of grants) {
        if (grant.isPaid !== true) await addGrant(db, dayOf(grant), -wholeAmount(grant));
        await addToDay(db, dayOf(grant), { valueCents: -(grant.valueCents ?? 0) });
      }
    },
    valueCents: () => totalCents,
  };
}

/** How much of the same thing is given by now: in two parts it is no less. */
function addUp(together: Map<string, number>, { assetKind, targetId, amount }: Grant): number {
  const name = `${assetKind} ${targetId ?? ''}`;
  const sum = (together.get(name) ?? 0) + amount;
  together.set(name, sum);
  return sum;
}

const wholeAmount = ({ amount, copies = 1 }: Grant): number => amount * copies;

/** The live record that things are given of; undefined for money. */
async function knownRecord(
  { findRecord, unknownRecord }: Dependencies,
  { assetKind, targetId }: Grant,
): Promise<RecordData | undefined> {
  const facts = findAssetKind(assetKind);
  if (facts === undefined || (facts.target === null) !== (targetId === null))
    throw unknownRecord(facts?.target ?? assetKind, targetId ?? '');
  if (facts.target === null || targetId === null) return undefined;
  const record = await findRecord(facts.target, targetId);
  const isOfKind = facts.of === undefined || record?.[facts.of.field] === facts.of.value;
  if (record === undefined || !isOfKind) throw unknownRecord(facts.target, targetId);
  return record;
}

/** The limit of this very thing, else the one of its kind. */
function limitFor(limits: readonly Limit[], { assetKind, targetId }: Grant): Limit | undefined {
  const ofKind = limits.filter((limit) => limit.asset_kind === assetKind && limit.status === 'active');
  const targetOf = ({ item_id, pet_id, god_id }: Limit) => item_id ?? pet_id ?? god_id;
  return (
    ofKind.find((limit) => targetId !== null && targetOf(limit) === targetId) ??
    ofKind.find((limit) => targetOf(limit) === undefined)
  );
}

async function refuseAmount(
  limit: Partial<Limit>,
  { assetKind, amount }: Grant,
  staff: Dependencies['staff'],
  asset: () => Promise<Localized>,
): Promise<void> {
  const { grantable_by: roles = [] } = limit;
  if (!roles.includes(staff.role))
    throw new AppError('not_grantable', { asset: await asset(), roles: rolesIn(roles) });
  const largest = Math.min(
    findAssetKind(assetKind)?.max ?? 0,
    limit.single_mail_limit ?? Number.MAX_SAFE_INTEGER,
  );
  if (amount > largest) throw new AppError('grant_limit', { asset: await asset(), limit: largest });
}

/** The roles that may give something, for a refusal. */
function rolesIn(roles: readonly string[]): Localized {
  if (roles.length === 0) return localized('no role', '無', 'なし');
  const labels = staffRole.values.filter(({ value }) => roles.includes(value)).map(({ label }) => label);
  const namesIn = (language: Language): string =>
    joinList(
      labels.map((label) => label[language]),
      language,
    );
  return localized(namesIn('en'), namesIn('zh'), namesIn('jp'));
}

/** What is given, for a refusal: of several things it says which, by name and id. */
async function nameOf(
  { titleOf }: Dependencies,
  { assetKind, targetId }: Grant,
  record: RecordData | undefined,
): Promise<Localized> {
  const facts = findAssetKind(assetKind);
  const kind = facts?.label ?? localized(assetKind, assetKind, assetKind);
  if (targetId === null) return kind;
  const title = record && facts?.target ? await titleOf(facts.target, record) : null;
  if (title === null)
    return localized(`${kind.en} ${targetId}`, `${kind.zh} ${targetId}`, `${kind.jp} ${targetId}`);
  const nameIn = (language: Language): string => titleIn(title, language) || kind[language];
  return localized(
    `${nameIn('en')} (${targetId})`,
    `${nameIn('zh')}（${targetId}）`,
    `${nameIn('jp')}（${targetId}）`,
  );
}

/** How much of an item a player can hold; null: of other things, as much as there is. */
function stackLimit({ assetKind }: Grant, record: RecordData | undefined): number | null {
  const isItem = record !== undefined && findAssetKind(assetKind)?.target === itemSetting.key;
  return isItem ? recordOf(itemSetting, record).stack_limit : null;
}

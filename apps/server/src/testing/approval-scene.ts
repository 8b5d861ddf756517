import { INITIAL_STAFF_LIMITS } from '@quartermaster/domain/permissions/staff-limits';
import { openBrowser, type Browser } from './browser.ts';
import { createCommandScene, type CommandScene } from './command-scene.ts';
import type { Answer, Json } from './record-scene.ts';

/** What an admin may give in a day of this scene without a second person, in US cents: as many gems. */
export const DAY_CENTS = 1000;

/** A protected environment where an admin soon needs a second one. */
export type ApprovalScene = CommandScene & {
  readonly asker: Browser;
  readonly second: Browser;
  /** Sets limits of admins, the others as at the beginning, as if it had been long ago. */
  readonly setLimits: (limits: object) => ReturnType<Browser['call']>;
  /** Reads below `approvals`, or posts a body. */
  readonly approvals: (who: Browser, path: string, body?: object) => Promise<Answer>;
  /** Audit entries about a player, oldest first. */
  readonly audit: (account: number) => Promise<readonly Json[]>;
  readonly gems: (account: number) => Promise<number | undefined>;
  /** Deletes everything that was counted today. */
  readonly forgetToday: () => Promise<unknown>;
};

export async function createApprovalScene(isProtected = true): Promise<ApprovalScene> {
  const scene = await createCommandScene(isProtected);
  const { app, database, services } = scene.release.server;
  await database.query(
    `insert into account (username, display_name, role, password_hash)
     select 'second', 'The second', 'admin', password_hash from account where username = 'admin'`,
  );
  const [asker, second] = await Promise.all(['admin', 'second'].map((name) => openSignedIn(app, name)));
  if (asker === undefined || second === undefined) throw new Error('Nobody signed in.');
  const setLimits: ApprovalScene['setLimits'] = async (limits) => {
    const answer = await asker.call('PUT', 'staff-limits', { body: { limits: limitsOfAdmins(limits) } });
    await database.query(`update staff_limit_change set changed_at = now() - interval '8 days'`);
    return answer;
  };
  await scene.limit({ asset_kind: 'gem', single_mail_limit: 100_000, grantable_by: ['admin', 'cs'] });
  await setLimits({ value_cents: DAY_CENTS });
  return {
    ...scene,
    asker,
    second,
    setLimits,
    approvals: async (who, path, body) => {
      const address = `environments/${scene.release.address.env}/approvals${path}`;
      const answer = await (body === undefined
        ? who.call('GET', address)
        : who.call('POST', address, { body }));
      return { status: answer.statusCode, body: answer.json<Json>() };
    },
    audit: async (account) => {
      const { rows } = await database.query<Json>(
        `select e.action, e.outcome, e.reason, a.username, e.after from audit_entry e join account a on a.id = e.account_id
          where module = 'player' and record_id = $1 order by e.id`,
        [`1:${account}`],
      );
      return rows;
    },
    gems: async (account) => {
      const wallets = await services.players.wallets(scene.ref(account));
      return wallets.find((row) => row.asset_kind === 'gem')?.balance;
    },
    forgetToday: () => database.query('truncate staff_day, staff_day_player, staff_grant'),
  };
}

async function openSignedIn(app: Parameters<typeof openBrowser>[0], name: string): Promise<Browser> {
  const browser = openBrowser(app);
  await browser.login(name);
  return browser;
}

const limitsOfAdmins = (limits: object) =>
  INITIAL_STAFF_LIMITS.map((limit) =>
    limit.role === 'admin' && limit.place === 'protected' ? { ...limit, ...limits } : limit,
  );

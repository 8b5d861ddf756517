import { AppError } from '@quartermaster/contract/errors/app-error';
import { graphqlAnswer, graphqlBody } from '@quartermaster/contract/http/graphql';
import type { Registry } from '@quartermaster/domain/core/module';
import type { FastifyInstance } from 'fastify';
import mercurius from 'mercurius';
import type { BranchDirectory } from '../engine/branch.ts';
import type { Database } from '../db/database.ts';
import { reply } from '../http/reply.ts';
import { route, type Account, type RequestContext, type Route } from '../http/route.ts';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { Settings } from '../platform/settings.ts';
import { menuOf, searchMenu } from './menu.ts';
import { limitFields, MAX_DEPTH, operationFaults } from './operation-faults.ts';

export type GraphqlDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly settings: Pick<Settings, 'platformName'>;
};

const SCHEMA = `
  type Query {
    "The side menu of the signed-in person, in the language of the request."
    menu: Menu!
    server_info: ServerInfo!
    "Menu entries that answer to a few letters."
    search(tag: String!): [SearchResult!]!
  }
  type Menu { platform: String! env: String! platformName: String! groups: [MenuGroup!]! }
  type MenuGroup { key: String! title: String! icon: String items: [MenuItem!]! }
  "also: its names in the other languages, for those who look for it in one."
  type MenuItem { key: String! to: String! name: String! title: String! icon: String also: String! }
  "php_v: version of the server's runtime. time: its clock, UTC."
  type ServerInfo { php_v: String! time: String! platform: String! env: String! platformName: String! }
  type SearchResult { key: String! to: String! name: String! }
`;

const INTROSPECTION = /\b__(schema|type)\b/;

type Context = { readonly account: Account; readonly request: RequestContext };

/** Makes GraphQL answer on `app` and returns its endpoint. */
export async function registerGraphql(app: FastifyInstance, deps: GraphqlDependencies): Promise<Route> {
  await app.register(mercurius, {
    schema: SCHEMA,
    resolvers: createResolvers(deps),
    routes: false,
    queryDepth: MAX_DEPTH,
    validationRules: [limitFields],
  });
  return route(
    {
      method: 'POST',
      path: '/graphql',
      alias: '/graphql',
      access: 'signed-in',
      body: graphqlBody,
      answer: graphqlAnswer,
      summary: 'Menu, quick search and server information',
    },
    async ({ body, account, request }) => {
      // The schema is an internal of the console: only its admins may ask for it.
      if (account.role !== 'admin' && INTROSPECTION.test(body.query)) throw new AppError('forbidden');
      const context: Context = { account, request };
      try {
        const { data, errors } = await app.graphql(
          body.query,
          { ...context },
          body.variables ?? {},
          body.operationName ?? undefined,
        );
        const thrown = errors?.find(({ originalError }) => originalError !== undefined)?.originalError;
        if (thrown !== undefined) throw thrown;
        return { data: data ?? null, ...(errors && { errors: operationFaults(errors, request.language) }) };
      } catch (problem) {
        const errors = operationFaults(faultsIn(problem), request.language);
        return reply({ data: null, errors }, { status: 400 });
      }
    },
  );
}

/** What the operation's author did wrong; anything else goes on as it is. */
function faultsIn(problem: unknown): readonly Error[] {
  const { statusCode, errors } = problem as { statusCode?: number; errors?: readonly Error[] };
  if (statusCode !== 400) throw problem;
  return errors ?? [problem as Error];
}

function createResolvers({ registry, settings, ...deps }: GraphqlDependencies) {
  const place = async ({ request }: Context) => ({
    platform: 'console',
    platformName: settings.platformName,
    env: await nameOfEnvironment(deps, request),
  });
  return {
    Query: {
      menu: async (_root: unknown, _args: unknown, context: unknown) => {
        const { account, request } = context as Context;
        return {
          ...(await place(context as Context)),
          groups: menuOf(registry, account.role, request.language),
        };
      },
      server_info: async (_root: unknown, _args: unknown, context: unknown) => ({
        ...(await place(context as Context)),
        php_v: process.versions.node,
        time: formatDateTime((context as Context).request.now),
      }),
      search: (_root: unknown, { tag }: { tag: string }, context: unknown) => {
        const { account, request } = context as Context;
        return searchMenu(registry, account.role, request.language, tag);
      },
    },
  };
}

/** The environment of the caller's page, by its name; empty where the page names none. */
async function nameOfEnvironment(
  { branches, database }: Pick<GraphqlDependencies, 'branches' | 'database'>,
  { headers }: RequestContext,
): Promise<string> {
  const key = headers['x-environment'];
  if (typeof key !== 'string') return '';
  return branches.getEnvironment(database, key).then(
    ({ name }) => name,
    () => '',
  );
}

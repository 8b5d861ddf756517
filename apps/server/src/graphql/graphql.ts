import { AppError } from '@quartermaster/contract/errors/app-error';
import { graphqlAnswer, graphqlBody } from '@quartermaster/contract/http/graphql';
import type { Registry } from '@quartermaster/domain/core/module';
import {
  buildSchema,
  execute,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type ExecutionResult,
} from 'graphql';
import type * as z from 'zod';
import type { BranchDirectory } from '../engine/branch.ts';
import type { Database } from '../db/database.ts';
import { reply } from '../http/reply.ts';
import { route, type Account, type RequestContext, type Route } from '../http/route.ts';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { Settings } from '../platform/settings.ts';
import { menuOf } from './menu.ts';
import { limitOperation, operationFaults } from './operation-faults.ts';
import { searchMenu } from './search-menu.ts';

type GraphqlDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly settings: Pick<Settings, 'platformName'>;
};

const SCHEMA = buildSchema(`
  type Query {
    "The side menu of the signed-in person, in the language of the request."
    menu: Menu!
    server_info: ServerInfo!
    "Menu entries that answer to a few letters."
    search(tag: String!): [SearchResult!]!
  }
  type Menu { platform: String! env: String! platformName: String! groups: [MenuGroup!]! }
  type MenuGroup { key: String! name: String! title: String! icon: String items: [MenuItem!]! }
  "also: its names in the other languages and its synonyms, for those who look for it by one."
  type MenuItem { key: String! to: String! name: String! title: String! icon: String also: String! }
  "php_v: version of the server's runtime. time: its clock, UTC."
  type ServerInfo { php_v: String! time: String! platform: String! env: String! platformName: String! }
  type SearchResult { key: String! to: String! name: String! }
`);

const RULES = [...specifiedRules, limitOperation];

const INTROSPECTION = /\b__(schema|type)\b/;

type Context = { readonly account: Account; readonly request: RequestContext };

/** The endpoint of GraphQL. */
export function graphqlRoute(deps: GraphqlDependencies): Route {
  const resolvers = createResolvers(deps);
  return route(
    {
      method: 'POST',
      path: '/graphql',
      alias: '/graphql',
      access: 'signed-in',
      body: graphqlBody,
      answer: graphqlAnswer,
      summary: 'Menu, quick search and server information',
      whileLoading: true,
    },
    async ({ body, account, request }) => {
      // The schema is an internal of the console: only its admins may ask for it.
      if (account.role !== 'admin' && INTROSPECTION.test(body.query)) throw new AppError('forbidden');
      const { data, errors = [] } = await answerOf(body, resolvers, { account, request });
      const faults = operationFaults(errors, request.language);
      if (data === undefined) return reply({ data: null, errors: faults }, { status: 400 });
      const thrown = errors.find(({ originalError }) => originalError !== undefined)?.originalError;
      if (thrown !== undefined) throw thrown;
      return { data, ...(faults.length > 0 && { errors: faults }) };
    },
  );
}

/** What an operation gives; an operation that cannot be executed gives errors and no data. */
async function answerOf(
  { query, variables, operationName }: z.output<typeof graphqlBody>,
  rootValue: Resolvers,
  contextValue: Context,
): Promise<ExecutionResult> {
  try {
    const document = parse(query);
    const errors = validate(SCHEMA, document, RULES);
    if (errors.length > 0) return { errors };
    return await execute({
      schema: SCHEMA,
      document,
      rootValue,
      contextValue,
      variableValues: variables ?? {},
      operationName: operationName ?? null,
    });
  } catch (problem) {
    if (problem instanceof GraphQLError) return { errors: [problem] };
    throw problem;
  }
}

type Resolvers = ReturnType<typeof createResolvers>;

function createResolvers({ registry, settings, ...deps }: GraphqlDependencies) {
  const place = async ({ request }: Context) => ({
    platform: 'console',
    platformName: settings.platformName,
    env: await nameOfEnvironment(deps, request),
  });
  return {
    menu: async (_args: object, context: Context) => ({
      ...(await place(context)),
      groups: menuOf(registry, context.account.role, context.request.language),
    }),
    server_info: async (_args: object, context: Context) => ({
      ...(await place(context)),
      php_v: process.versions.node,
      time: formatDateTime(context.request.now),
    }),
    search: ({ tag }: { readonly tag: string }, { account, request }: Context) =>
      searchMenu(registry, account.role, request.language, tag),
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

import * as z from 'zod';

/** Longest operation that is read at all; ours have a few hundred characters. */
const MAX_OPERATION_LENGTH = 4000;

/** `POST /graphql`. */
export const graphqlBody = z.object({
  query: z.string().min(1).max(MAX_OPERATION_LENGTH).describe('The GraphQL document.'),
  variables: z.record(z.string(), z.json()).nullish().describe('Values of its variables.'),
  operationName: z.string().max(100).nullish().describe('Which of several operations runs.'),
});

/** `POST /graphql`, as GraphQL has it. `data` null, with status 400: the operation was not run. */
export const graphqlAnswer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() }).loose()).optional(),
});

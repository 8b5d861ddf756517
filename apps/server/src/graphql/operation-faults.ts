import type { ErrorParams } from '@quartermaster/contract/errors/app-error';
import type { ErrorCode } from '@quartermaster/contract/errors/error-code';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type { Language } from '@quartermaster/domain/core/language';
import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** More than any page of ours asks for. */
export const MAX_DEPTH = 6;
const MAX_FIELDS = 100;

const TOO_DEEP = 'MER_ERR_GQL_QUERY_DEPTH';
const TOO_LARGE = 'operation_too_large' satisfies ErrorCode;

/** Refuses operations that ask for more fields than any page of ours does, however they are written. */
export function limitFields(context: ValidationContext): ASTVisitor {
  let count = 0;
  return {
    Field() {
      count += 1;
      if (count === MAX_FIELDS + 1)
        context.reportError(new GraphQLError('Too many fields.', { extensions: { code: TOO_LARGE } }));
    },
  };
}

/** What the author of an operation did wrong, in the reader's language; GraphQL's own words are for programs. */
export function operationFaults(problems: readonly Error[], language: Language) {
  return problems.map((problem) => {
    const [code, params] = faultOf(problem);
    return { message: errorText(code, params, language), extensions: { code, detail: problem.message } };
  });
}

function faultOf(problem: Error): readonly [ErrorCode, ErrorParams] {
  const { code, extensions, locations } = problem as Error & Partial<GraphQLError> & { code?: string };
  if (code === TOO_DEEP || extensions?.code === TOO_LARGE)
    return [TOO_LARGE, { fields: MAX_FIELDS, depth: MAX_DEPTH }];
  const { line = 1, column = 1 } = locations?.[0] ?? {};
  const isReadable = !problem.message.startsWith('Syntax Error');
  return [isReadable ? 'unknown_operation' : 'malformed_operation', { line, column }];
}

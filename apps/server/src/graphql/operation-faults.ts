import type { ErrorParams } from '@quartermaster/contract/errors/app-error';
import type { ErrorCode } from '@quartermaster/contract/errors/error-code';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type { Language } from '@quartermaster/domain/core/language';
import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';

/** More than any page of ours asks for. */
const MAX_DEPTH = 6;
const MAX_FIELDS = 100;

const TOO_LARGE = 'operation_too_large' satisfies ErrorCode;

/** Refuses operations that ask for more fields or levels than any page of ours does, however they are written. */
export function limitOperation(context: ValidationContext): ASTVisitor {
  const depthOf = depthReader(context);
  const refuse = (message: string): void =>
    context.reportError(new GraphQLError(message, { extensions: { code: TOO_LARGE } }));
  let count = 0;
  return {
    Field() {
      count += 1;
      if (count === MAX_FIELDS + 1) refuse('Too many fields.');
    },
    OperationDefinition({ selectionSet }) {
      if (depthOf(selectionSet) > MAX_DEPTH) refuse('Too many levels.');
    },
  };
}

/** Each fragment is measured once: fragments that name each other would take for ever otherwise. */
function depthReader(context: ValidationContext) {
  const known = new Map<string, number>();
  const depthOf = (set: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((each) =>
        each.kind === Kind.FRAGMENT_SPREAD
          ? depthOfFragment(each.name.value)
          : 1 + depthOf(each.selectionSet),
      ),
    );
  const depthOfFragment = (name: string): number => {
    const depth = known.get(name);
    if (depth !== undefined) return depth;
    known.set(name, 0);
    const found = depthOf(context.getFragment(name)?.selectionSet);
    known.set(name, found);
    return found;
  };
  return depthOf;
}

/** What the author of an operation did wrong, in the reader's language; GraphQL's own words are for programs. */
export function operationFaults(problems: readonly GraphQLError[], language: Language) {
  return problems.map((problem) => {
    const [code, params] = faultOf(problem);
    return { message: errorText(code, params, language), extensions: { code, detail: problem.message } };
  });
}

function faultOf({ extensions, locations, message }: GraphQLError): readonly [ErrorCode, ErrorParams] {
  if (extensions['code'] === TOO_LARGE) return [TOO_LARGE, { fields: MAX_FIELDS, depth: MAX_DEPTH }];
  const { line = 1, column = 1 } = locations?.[0] ?? {};
  const isReadable = !message.startsWith('Syntax Error');
  return [isReadable ? 'unknown_operation' : 'malformed_operation', { line, column }];
}

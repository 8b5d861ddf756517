import { GraphQLError, type ValidationContext, type ASTVisitor } from 'graphql';

/** Refuses operations that ask for more fields than any page of ours does, however they are written. */
export function limitFields(max: number) {
  return (context: ValidationContext): ASTVisitor => {
    let count = 0;
    return {
      Field() {
        count += 1;
        if (count === max + 1)
          context.reportError(new GraphQLError(`An operation may have at most ${max} fields.`));
      },
    };
  };
}

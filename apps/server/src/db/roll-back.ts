/** Ends a transaction whose work was only tried. */
class RolledBack extends Error {}

/** Runs the work in a transaction, rolls everything back, and returns what the work answered. */
export async function rollBack<Handle, T>(
  transaction: (work: (handle: Handle) => Promise<never>) => Promise<unknown>,
  work: (handle: Handle) => Promise<T>,
): Promise<T> {
  const answers: T[] = [];
  await transaction(async (handle) => {
    answers.push(await work(handle));
    throw new RolledBack();
  }).catch((problem: unknown) => {
    if (!(problem instanceof RolledBack)) throw problem;
  });
  if (answers.length === 0) throw new Error('A transaction ended without running its work.');
  return answers[0] as T;
}

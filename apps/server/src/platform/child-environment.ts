/** What a program that the console starts may know of the console's own environment: nothing secret. */
const PASSED_ON = /^(PATH|HOME|TMPDIR|TZ|LANG|LC_\w+|NODE_\w+)$/;

/** The environment of a child process: the usual, and what it is given. */
export function childEnvironment(
  given: Readonly<Record<string, string>>,
  own: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const usual = Object.entries(own).filter(([name]) => PASSED_ON.test(name));
  return { ...Object.fromEntries(usual), ...given };
}

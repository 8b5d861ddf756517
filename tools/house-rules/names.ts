import type { Finding } from './source-file.ts';

const DEEPEST = 6;
const NAME = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Names that a convention of the trade spells in capitals. */
const CONVENTIONAL = /^(README|CHANGELOG|CONTRIBUTING|AGENTS|LICENSE|Dockerfile)(\.md)?$/;

export function checkName(path: string): Finding[] {
  const parts = path.split('/');
  const wrong = parts.filter((part) => !NAME.test(part) && !CONVENTIONAL.test(part));
  const findings = wrong.map((part) => ({
    path,
    message: `"${part}" is not kebab-case: rename it, for instance player-page.tsx.`,
  }));
  if (parts.length - 1 <= DEEPEST) return findings;
  return [
    ...findings,
    {
      path,
      message: `is ${parts.length - 1} folders deep; ${DEEPEST} are enough: flatten the innermost ones.`,
    },
  ];
}

import { useBranch } from './use-branch.ts';

type GamePageLinkProps = {
  /** Below the public address of the environment's game server, such as `status?lang=en`. */
  readonly path: string;
  readonly children: React.ReactNode;
};

/** A page that the game server shows to everybody. Nothing where nobody has told where players reach it. */
export function GamePageLink({ path, children }: GamePageLinkProps) {
  const { gameUrl } = useBranch().details;
  if (gameUrl === '') return null;
  return (
    <a href={`${gameUrl}/${path}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

import { useBranch } from './use-branch.ts';

type GamePageLinkProps = {
  /** Below the public address of the environment's game server, such as `status?lang=en`. */
  readonly path: string;
  readonly children: React.ReactNode;
};

/** Links to a public page of the game server. Nothing where the environment has no game server address. */
export function GamePageLink({ path, children }: GamePageLinkProps) {
  const { gameUrl } = useBranch().details;
  if (gameUrl === '') return null;
  return (
    <a href={`${gameUrl}/${path}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

import { ErrorPanel } from '../feedback/error-panel.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

type Asked = {
  readonly data: unknown;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
};

type AnswerStateProps = {
  /** All that the content needs. */
  readonly of: readonly Asked[];
  readonly rows?: number;
  readonly columns?: number;
};

/** In the place of content: bars while its answers are on their way, the error once one of them failed. */
export function AnswerState({ of, ...bars }: AnswerStateProps) {
  const missing = of.filter(({ data }) => data === undefined);
  const failed = missing.filter(({ error }) => error !== null);
  const [first] = failed;
  if (first !== undefined)
    return <ErrorPanel error={first.error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
  return missing.length > 0 ? <SkeletonRows {...bars} /> : null;
}

import type { GachaponConfig } from '@quartermaster/domain/simulation/gachapon-config';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OddsReport } from './odds-report.ts';

/** The odds of a configuration: worked out once for each, beside the page. */
export function oddsQuery(config: GachaponConfig) {
  return queryOptions({
    queryKey: ['odds', config],
    queryFn: ({ signal }) => workOut(config, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** One worker per query: an aborted query ends its worker at once. */
function workOut(config: GachaponConfig, signal: AbortSignal): Promise<OddsReport> {
  const worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<OddsReport>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<OddsReport>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.postMessage(config);
  });
  return answer.finally(() => worker.terminate());
}

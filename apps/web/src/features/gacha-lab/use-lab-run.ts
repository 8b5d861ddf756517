import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LabQuestion } from './lab-question.ts';
import type { LabReport } from './lab-report.ts';
import type { LabMessage } from './lab-worker.ts';

/** A run in a worker, with how far it is and a way to stop it. The same question is answered once. */
export function useLabRun(question: LabQuestion | null) {
  const client = useQueryClient();
  const [progress, setProgress] = useState(0);
  const queryKey = ['gacha-lab', question];
  const run = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      setProgress(0);
      // It is asked only where there is a question.
      return question === null ? null : workOut(question, signal, setProgress);
    },
    enabled: question !== null,
    staleTime: Infinity,
    retry: false,
  });
  return {
    report: run.data ?? null,
    error: run.error,
    progress,
    isRunning: run.isFetching,
    isStopped: question !== null && run.isPending && !run.isFetching,
    cancel: () => void client.cancelQueries({ queryKey }),
    again: () => void run.refetch(),
  };
}

function workOut(
  question: LabQuestion,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<LabReport> {
  const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<LabReport>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<LabMessage>) => {
      if ('report' in data) resolve(data.report);
      else onProgress(data.progress);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.postMessage(question);
  });
  return answer.finally(() => worker.terminate());
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage } from '../../api/api-error.ts';
import { cancelSql, placeOfProblem, runSql, sqlRunsKey, type SqlRequest } from '../../api/sql-console.ts';
import { uniqueId } from '../../engine/record/unique-id.ts';
import { useReportFailure } from '../../ui/feedback/use-report-failure.ts';
import type { SqlMark } from './sql-editor.tsx';

/** One run at a time, which can be cancelled; the problem of the last one and where it is in the statement. */
export function useSqlRun() {
  const queryClient = useQueryClient();
  const report = useReportFailure();
  const runId = useRef('');
  const [mark, setMark] = useState<SqlMark | null>(null);
  const [count, setCount] = useState(0);
  const running = useMutation({
    mutationFn: (request: Omit<SqlRequest, 'runId'>) => {
      runId.current = uniqueId();
      setMark(null);
      return runSql({ ...request, runId: runId.current });
    },
    onError: (error) => {
      const at = placeOfProblem(error);
      if (at !== null) setMark({ at, message: errorMessage(error) });
    },
    onSuccess: () => setCount((before) => before + 1),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sqlRunsKey }),
  });
  return {
    running,
    mark,
    /** How many results there were: each new one is drawn from its beginning. */
    count,
    /** What is typed afterwards may be right. */
    forgetMark: () => setMark(null),
    cancel: () => report(cancelSql(runId.current)),
  };
}

import { useMutation } from '@tanstack/react-query';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import { AskSecondPerson } from '../access/ask-second-person.tsx';

type LimitedExport = {
  readonly take: () => Promise<void>;
  /** Asks a second person for the same file. */
  readonly ask: (reason: string) => Promise<unknown>;
};

/** Takes a file of players; beyond the limit of the day it offers to ask a second person for it. */
export function useLimitedExport({ take, ask }: LimitedExport) {
  const { message } = App.useApp();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: take,
    onError: (error) => {
      if (error instanceof ApiError && error.body.code === 'export_limit') setRefusal(errorMessage(error));
      else void message.error(errorMessage(error));
    },
  });
  const dialog: ReactNode =
    refusal === null ? null : (
      <AskSecondPerson onAsk={({ reason }) => ask(reason)} onClose={() => setRefusal(null)}>
        <p>{refusal}</p>
      </AskSecondPerson>
    );
  return { take: () => mutate(), isPending, dialog };
}

import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { createGate } from './gate.ts';

/**
 * A mutation that does not start again while it runs. `isPending` is too late for that: the second click of a
 * double click comes before a button is drawn as busy, and the server would refuse and log it.
 */
export function useSingleMutation<Data, Variables = void>(
  options: Omit<UseMutationOptions<Data, Error, Variables>, 'onSettled'>,
): Pick<UseMutationResult<Data, Error, Variables>, 'error' | 'isPending' | 'variables'> & {
  readonly mutate: (variables: Variables) => void;
} {
  const [gate] = useState(createGate);
  const { mutate, error, isPending, variables } = useMutation({ ...options, onSettled: gate.leave });
  return {
    error,
    isPending,
    variables,
    mutate: (given) => {
      if (gate.enter()) mutate(given);
    },
  };
}

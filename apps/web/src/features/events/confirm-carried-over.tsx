import { recordKey } from '@quartermaster/domain/record/record-key';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { carriedOverQuery, confirmCarriedOver } from '../../api/carried-over.ts';
import type { EventHome } from '../../api/event-home.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useBranch } from '../../engine/use-branch.ts';

/** Confirms what all records of an event took over, once a person has checked them. */
export function ConfirmCarriedOver({ home }: { readonly home: EventHome }) {
  const { t } = useTranslation('events');
  const { message } = App.useApp();
  const branch = useBranch();
  const queryClient = useQueryClient();
  const { data } = useQuery(carriedOverQuery(branch));
  const own = new Set(home.records.map(({ module, recordId }) => recordKey(module, recordId)));
  const waiting = (data?.records ?? []).filter(({ module, recordId }) =>
    own.has(recordKey(module, recordId)),
  );
  const confirming = useMutation({
    mutationFn: () =>
      confirmCarriedOver(
        branch,
        waiting.map(({ module, recordId }) => ({ module, recordId })),
      ),
    onSuccess: () => {
      void message.success(t('confirmedEvery', { count: waiting.length }));
      void queryClient.invalidateQueries({ queryKey: queryKeys.draft(branch) });
    },
    onError: (problem) => void message.error(errorMessage(problem)),
  });
  if (waiting.length === 0) return null;
  return (
    <Button size="small" loading={confirming.isPending} onClick={() => confirming.mutate()}>
      {t('confirmEvery', { count: waiting.length })}
    </Button>
  );
}

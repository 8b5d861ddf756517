import { useMutation } from '@tanstack/react-query';
import { Alert, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { clearCaches } from '../../api/caches.ts';
import { useBranch } from '../../engine/use-branch.ts';

/** Clears the game cache after a swap, if ticked. The swap is kept even if that fails. */
export function useClearing() {
  const branch = useBranch();
  const [isWanted, setIsWanted] = useState(true);
  const clearing = useMutation({
    mutationFn: () => clearCaches(branch, { cache: 'game', dry_run: false }),
  });
  return {
    isWanted,
    setIsWanted,
    error: clearing.error,
    run: async () => {
      if (isWanted) await clearing.mutateAsync().catch(() => undefined);
    },
  };
}

export function ClearsCache({ clearing }: { readonly clearing: ReturnType<typeof useClearing> }) {
  const { t } = useTranslation('releases');
  return (
    <>
      <Checkbox checked={clearing.isWanted} onChange={({ target }) => clearing.setIsWanted(target.checked)}>
        {t('swapClears')}
      </Checkbox>
      {clearing.error ? <Alert type="warning" showIcon title={errorMessage(clearing.error)} /> : null}
    </>
  );
}

import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { uploadFile } from '../../api/upload-file.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import type { AssetKind } from './file-records.ts';

/** Sends a chosen or dropped file; its path is the new value. */
export function useUpload(kind: AssetKind, onUploaded: (path: string) => void) {
  const { t } = useTranslation('fields');
  const { environment, version, confirmUpload } = useFieldEnvironment();
  const cache = useQueryClient();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const confirmed = await confirmUpload({ action: t('asset.upload') });
      if (confirmed === null) return null;
      return uploadFile({ environment, version }, file, { kind, ...confirmed });
    },
    onSuccess: (uploaded) => {
      if (uploaded === null) return;
      void cache.invalidateQueries({
        queryKey: queryKeys.module({ environment, version, module: FILE_MODULE.key }),
      });
      onUploaded(uploaded.path);
    },
  });
  return {
    send: (file: File) => upload.mutate(file),
    isBusy: upload.isPending,
    problem: upload.error === null ? null : problemText(upload.error),
  };
}

function problemText(error: Error): string {
  return error instanceof ApiError
    ? (Object.values(error.body.errors ?? {})[0]?.[0] ?? error.message)
    : errorMessage(error);
}

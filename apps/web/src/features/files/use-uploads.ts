import type { UploadAnswer, UploadFields } from '@quartermaster/contract/http/files';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import type { Camelized } from '../../api/wire-names.ts';
import { uploadFile } from '../../api/upload-file.ts';
import { createListCache } from '../../engine/list/list-cache.ts';
import type { ChosenBranch } from '../../engine/use-branch.ts';
import { useConfirmWrite } from '../../engine/record/use-confirm-write.tsx';

/** What is said of the files before they are sent. `path`: '' lets it follow from the file's name. */
export type UploadChoiceValues = {
  readonly kind: UploadFields['kind'];
  readonly locale: UploadFields['locale'];
  readonly path: string;
};

export type UploadResult = {
  readonly id: number;
  readonly name: string;
  /** Null: still under way. */
  readonly outcome:
    | { readonly kind: 'stored'; readonly file: Camelized<UploadAnswer> }
    | { readonly kind: 'refused'; readonly text: string }
    | null;
};

/** Sends files one after the other. What is refused says why and stops none of the others. */
export function useUploads(module: ResolvedModule, branch: ChosenBranch) {
  const { t } = useTranslation('fields');
  const confirmWrite = useConfirmWrite(module, branch.details, branch.version);
  const queryClient = useQueryClient();
  const [choices, setChoices] = useState<UploadChoiceValues>({
    kind: undefined,
    locale: undefined,
    path: '',
  });
  const [results, setResults] = useState<readonly UploadResult[]>([]);
  const isBusy = results.some(({ outcome }) => outcome === null);
  const settle = (id: number, outcome: UploadResult['outcome']): void =>
    setResults((before) => before.map((each) => (each.id === id ? { ...each, outcome } : each)));

  const sendAll = async (files: readonly File[]): Promise<void> => {
    const confirmed = await confirmWrite({ action: t('asset.upload') });
    if (confirmed === null) return;
    const started = files.map((file, index) => ({
      id: results.length + index,
      name: file.name,
      outcome: null,
    }));
    setResults((before) => [...before, ...started]);
    const { path, ...fields } = choices;
    // A path is one file's: several go where their names say.
    const own = files.length === 1 && path !== '' ? { path } : {};
    for (const [index, file] of files.entries()) {
      const outcome = await uploadFile(branch, file, { ...fields, ...own, ...confirmed })
        .then((stored) => ({ kind: 'stored' as const, file: stored }))
        .catch((error: unknown) => ({ kind: 'refused' as const, text: problemText(error) }));
      settle(results.length + index, outcome);
    }
    createListCache(queryClient, { ...branch, module: module.key }).refresh();
  };

  return { choices, setChoices, results, isBusy, send: (files: readonly File[]) => void sendAll(files) };
}

function problemText(error: unknown): string {
  const [first] = error instanceof ApiError ? Object.values(error.body.errors ?? {}).flat() : [];
  return first ?? errorMessage(error);
}

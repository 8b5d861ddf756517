import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadScript, type ScriptUpload } from '../../api/upload-script.ts';
import { useBranch } from '../../engine/use-branch.ts';

/** How a file is taken; kept while one file follows another. */
export type ScriptChoices = Pick<ScriptUpload, 'story' | 'language' | 'isWhole' | 'hasNewSpeakers'>;

/** A script on its way into a story: checked when it is chosen, and again with every other choice. */
export function useScriptUpload(choices: ScriptChoices) {
  const branch = useBranch();
  const [file, setFile] = useState<File | null>(null);
  const checking = useMutation({ mutationFn: (upload: ScriptUpload) => uploadScript(branch, upload) });
  const applying = useMutation({
    mutationFn: ({ upload, base }: { upload: ScriptUpload; base: number }) =>
      uploadScript(branch, upload, base),
  });

  function check(next: File | null, others: Partial<ScriptChoices> = {}): void {
    setFile(next);
    applying.reset();
    if (next === null) checking.reset();
    else checking.mutate({ ...choices, ...others, file: next });
  }

  return {
    file,
    checked: checking.data ?? null,
    applied: applying.data ?? null,
    error: applying.error ?? checking.error,
    isBusy: checking.isPending || applying.isPending,
    choose: (next: File) => check(next),
    forget: () => check(null),
    checkAgain: (others: Partial<ScriptChoices>) => check(file, others),
    apply: (base: number) => {
      if (file !== null) applying.mutate({ upload: { ...choices, file }, base });
    },
  };
}

export type ScriptUploading = ReturnType<typeof useScriptUpload>;

import { flagText } from '@quartermaster/contract/http/flag-text';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { plainKind, type UploadTool } from '@quartermaster/domain/uploads/asset-folders';
import type { SentStageFields, StageFields } from '@quartermaster/contract/http/file-batches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { foldersQuery, stageFile, writeFileBatch, type StagedFile } from '../../api/file-batches.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';

/** What is chosen for all files of a batch. */
type BatchChoices = {
  readonly folder: string;
  readonly locale: StageFields['locale'];
  readonly kind: StageFields['kind'];
  readonly overwrite: boolean;
  readonly unpack: boolean;
};

/** A file on the user's machine, and the console's answer to it; null: it is being sent. */
export type BatchFile = {
  readonly id: number;
  readonly file: File;
  /** The file itself, for the browser to show or play. */
  readonly address: string;
  readonly staged: readonly StagedFile[] | null;
  readonly problem: string | null;
};

/** Where music begins again, in milliseconds; null: at its end, or its start. */
export type Loop = { readonly start: number | null; readonly end: number | null };

/** By the hash of their sound. */
type Loops = Readonly<Record<string, Loop>>;

const FIRST_FOLDER: Readonly<Record<UploadTool, string>> = {
  picture: 'icon',
  sound: 'bgm',
  file: plainKind.values[0]?.value ?? '',
};

export type Batch = ReturnType<typeof useBatch>;

/** Files are checked as they are chosen, and again when a choice changes; then all are written at once. */
export function useBatch(tool: UploadTool) {
  const [choices, setChoices] = useState<BatchChoices>({
    folder: FIRST_FOLDER[tool],
    locale: undefined,
    kind: undefined,
    overwrite: false,
    unpack: false,
  });
  const [loops, setLoops] = useState<Loops>({});
  const nextId = useRef(0);
  const { files, checkAll, remove, forget } = useCheckedFiles(tool);
  const writing = useWriting({ tool, choices, files, loops }, forget);
  return {
    tool,
    choices,
    files,
    loops,
    writing,
    remove,
    isChecking: files.some(({ staged }) => staged === null),
    ready: readyOf(files),
    add(added: readonly File[]) {
      writing.reset();
      checkAll([...files, ...added.map((file) => unchecked(file, nextId.current++))], choices);
    },
    change(next: Partial<BatchChoices>) {
      const chosen = { ...choices, ...next };
      setChoices(chosen);
      const again = files.map((each) => ({ ...each, staged: null, problem: null }));
      checkAll(again, chosen);
    },
    setLoop: (hash: string, loop: Loop) => setLoops((before) => ({ ...before, [hash]: loop })),
  };
}

/** The chosen files, each checked by the server one after the other. */
function useCheckedFiles(tool: UploadTool) {
  const branch = useBranch();
  const [files, setFiles] = useState<readonly BatchFile[]>([]);
  /** Answers to an older choice are of no interest. */
  const round = useRef(0);

  const check = async (list: readonly BatchFile[], chosen: BatchChoices): Promise<void> => {
    const own = round.current;
    for (const { id, file } of list) {
      const result = await stageFile(branch, file, fieldsOf(tool, chosen))
        .then(({ files: staged }) => ({ staged, problem: null }))
        .catch((error: unknown) => ({ staged: [], problem: errorMessage(error) }));
      if (own !== round.current) return;
      setFiles((before) => before.map((each) => (each.id === id ? { ...each, ...result } : each)));
    }
  };

  const leave = useEffectEvent(() => {
    // Files still to be sent when the user leaves are not sent.
    round.current += 1;
    for (const { address } of files) URL.revokeObjectURL(address);
  });
  useEffect(() => () => leave(), []);

  return {
    files,
    checkAll(list: readonly BatchFile[], chosen: BatchChoices): void {
      round.current += 1;
      setFiles(list);
      const open = list.filter(({ staged }) => staged === null);
      void check(open, chosen);
    },
    remove(gone: BatchFile): void {
      URL.revokeObjectURL(gone.address);
      setFiles((before) => before.filter(({ id }) => id !== gone.id));
    },
    forget(): void {
      for (const { address } of files) URL.revokeObjectURL(address);
      setFiles([]);
    },
  };
}

const unchecked = (file: File, id: number): BatchFile => ({
  id,
  file,
  address: URL.createObjectURL(file),
  staged: null,
  problem: null,
});

type Written = {
  readonly tool: UploadTool;
  readonly choices: BatchChoices;
  readonly files: readonly BatchFile[];
  readonly loops: Loops;
};

/** Writes what was accepted, as one change. */
function useWriting({ tool, choices, files, loops }: Written, onWritten: () => void) {
  const { t } = useTranslation('files');
  const branch = useBranch();
  const module = useModule(FILE_MODULE.key);
  const queryClient = useQueryClient();
  const confirmWrite = useConfirmWrite(module, branch.details, branch.version);
  return useMutation({
    mutationFn: async () => {
      const confirmed = await confirmWrite({ action: t('write') });
      if (confirmed === null) return null;
      const { unpack: _unpack, ...rest } = choices;
      const wanted = readyOf(files).map((file) => wantedOf(file, loops[file.hash ?? '']));
      return writeFileBatch(branch, { tool, ...rest, ...confirmed, files: wanted });
    },
    onSuccess: (written) => {
      if (written === null) return;
      onWritten();
      void queryClient.invalidateQueries({ queryKey: queryKeys.module({ ...branch, module: module.key }) });
      void queryClient.invalidateQueries({ queryKey: foldersQuery(branch).queryKey });
    },
  });
}

const fieldsOf = (tool: UploadTool, { overwrite, unpack, ...rest }: BatchChoices): SentStageFields => ({
  tool,
  ...rest,
  overwrite: flagText(overwrite),
  unpack: flagText(unpack),
});

const readyOf = (files: readonly BatchFile[]): readonly StagedFile[] =>
  files.flatMap(({ staged }) => (staged ?? []).filter(({ outcome }) => outcome === 'ok'));

function wantedOf({ name, hash, extension }: StagedFile, loop: Loop | undefined) {
  return {
    name,
    hash: hash ?? '',
    extension: extension ?? '',
    ...(typeof loop?.start === 'number' && { loopStartMs: loop.start }),
    ...(typeof loop?.end === 'number' && { loopEndMs: loop.end }),
  };
}

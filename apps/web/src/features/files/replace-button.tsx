import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { replaceFile, type LibraryFile, type Replacement } from '../../api/file-library.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { AssetPicker } from '../../fields/asset/asset-picker.tsx';
import type { AssetKind } from '../../fields/asset/file-records.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { useWholeLabel } from '../../fields/reference/use-record-label.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { useConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { moduleQuery, useModule } from '../../engine/use-module.ts';
import { joinNames } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import { useConfirm } from '../../ui/overlay/use-confirm.ts';

const PICKED: readonly AssetKind[] = ['image', 'spine', 'sound'];
/** More would not fit into a question. */
const NAMED = 12;

/** Lets everything that names a file name another one: it is chosen, then the records are listed, then written. */
export function ReplaceButton({ file }: { readonly file: LibraryFile }) {
  const { t } = useTranslation('files');
  const { t: tc } = useTranslation();
  const [isPicking, setIsPicking] = useState(false);
  const replacing = useReplacing(file);
  const module = useModule(FILE_MODULE.key);
  const kind = PICKED.find((each) => each === file.kind);
  if (kind === undefined) return null;
  return (
    <>
      <Button
        size="small"
        loading={replacing.isPending}
        aria-label={tc('labelled', { label: t('replace'), text: file.path })}
        onClick={() => setIsPicking(true)}
      >
        {t('replace')}
      </Button>
      {isPicking ? (
        <ModuleFields module={module}>
          <AssetPicker
            kind={kind}
            path={file.path}
            title={t('replaceFile', { path: file.path })}
            onChoose={(path) => replacing.mutate(path)}
            onClose={() => setIsPicking(false)}
          />
        </ModuleFields>
      ) : null}
    </>
  );
}

function useReplacing({ path: from }: LibraryFile) {
  const { t } = useTranslation('files');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const branch = useBranch();
  const queryClient = useQueryClient();
  const module = useModule(FILE_MODULE.key);
  const confirmWrite = useConfirmWrite(module, branch.details, branch.version);
  return useMutation({
    mutationFn: async (to: string) => {
      const preview = await replaceFile(branch, { from, to, preview: true });
      if (preview.records.length === 0) {
        message.info(t('nothingToReplace'));
        return null;
      }
      const isAgreed = await confirm({
        title: t('replaceTitle', { from, to }),
        content: <Records preview={preview} />,
        okText: t('replace'),
      });
      if (!isAgreed) return null;
      const confirmed = await confirmWrite({ action: t('replace') });
      return confirmed === null ? null : replaceFile(branch, { from, to, preview: false, ...confirmed });
    },
    onSuccess: (written) => {
      if (written === null) return;
      void queryClient.invalidateQueries({ queryKey: queryKeys.draft(branch) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.module({ ...branch, module: module.key }) });
      message.success(t('replaced', { count: written.records.length }));
    },
    onError: (error) => message.error(errorMessage(error)),
  });
}

/** `icon.path` is the icon. */
const withoutPath = (place: string): string => place.replace(/\.path$/, '');

/** A record and its fields that name the file. */
function ReplacedRecord({ record }: { readonly record: Replacement['records'][number] }) {
  const language = readLanguage();
  const { data: module } = useQuery(moduleQuery(record.module));
  const { label } = useWholeLabel(record);
  const fields = module ? record.fields.map((path) => pathLabel(module, withoutPath(path), language)) : [];
  return (
    <li>
      <strong>{label}</strong> <ModuleTitle module={record.module} /> · {joinNames(fields)}
    </li>
  );
}

function Records({ preview }: { readonly preview: Replacement }) {
  const { t } = useTranslation('files');
  const rest = preview.records.length - NAMED;
  return (
    <>
      <p>{t('replaceText', { count: preview.records.length })}</p>
      <ul>
        {preview.records.slice(0, NAMED).map((record) => (
          <ReplacedRecord key={`${record.module}/${record.recordId}`} record={record} />
        ))}
      </ul>
      {rest > 0 ? <p>{t('andMore', { count: rest })}</p> : null}
    </>
  );
}

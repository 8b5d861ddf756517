import { pointText, type Point } from '@quartermaster/contract/http/point';
import type { RecordTitle } from '@quartermaster/contract/http/record-title';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { compareKey, takeSide } from '../../api/compare.ts';
import { environmentsQuery } from '../../api/get-environments.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { pointName } from '../../engine/points/point-picker.tsx';
import { useConfirmWrite, type WriteAnswer } from '../../engine/record/use-confirm-write.tsx';
import { pathLabel } from '../../fields/path-label.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';

type TakeButtonProps = {
  readonly module: ResolvedModule;
  readonly recordId: string;
  readonly title: RecordTitle;
  /** Only this field; without, the whole record. */
  readonly field: string | undefined;
  readonly from: Point;
  readonly into: Extract<Point, { kind: 'draft' }>;
  readonly side: 'left' | 'right';
  /** Whether the record is missing on that side: what is taken is its deletion. */
  readonly isMissing: boolean;
};

/** Brings one side of a record, or of a field, into the draft on the other. */
export function TakeButton(props: TakeButtonProps) {
  const { t } = useTranslation('tools');
  const { t: tc } = useTranslation();
  const name = nameOf(props);
  const { taking, ask } = useTaking(props, name);
  const text = props.side === 'left' ? t('takeLeft') : t('takeRight');
  return (
    <Button
      type="link"
      size="small"
      loading={taking.isPending}
      aria-label={tc('labelled', { label: text, text: name })}
      onClick={() => void ask()}
    >
      {text}
    </Button>
  );
}

/** The record, and the field of it by its label. */
function nameOf({ module, recordId, title, field }: TakeButtonProps): string {
  const record = titleText(title, readTextLanguage()) || recordId;
  return field === undefined ? record : `${record} · ${pathLabel(module, field, readLanguage())}`;
}

function useTaking({ module, recordId, field, from, into, isMissing }: TakeButtonProps, name: string) {
  const { t } = useTranslation('tools');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const { data: environments } = useSuspenseQuery(environmentsQuery());
  const details = environments.find(({ key }) => key === into.environment);
  if (details === undefined) throw new Error(`No environment ${into.environment}`);
  const confirmWrite = useConfirmWrite(module, details, into.version);
  const branch = { environment: into.environment, version: into.version };
  const taking = useMutation({
    mutationFn: (answer: WriteAnswer) =>
      takeSide(branch, {
        from: pointText(from),
        module: module.key,
        recordId,
        ...(field === undefined ? {} : { field }),
        note: t('takenFrom', { place: pointName(from) }),
        ...answer,
      }),
    onSuccess: async () => {
      void message.success(t('taken', { place: pointName(into) }));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: compareKey }),
        queryClient.invalidateQueries({ queryKey: queryKeys.branch(branch) }),
      ]);
    },
    onError: (problem) => void message.error(errorMessage(problem)),
  });
  const ask = async (): Promise<void> => {
    const answer = await confirmWrite({
      title: t(isMissing ? 'takeDeletionQuestion' : 'takeQuestion', { name }),
      text: t(isMissing ? 'takeDeletionText' : 'takeText', { from: pointName(from), into: pointName(into) }),
      action: t('take'),
    });
    if (answer !== null) taking.mutate(answer);
  };
  return { taking, ask };
}

import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { textProgressQuery, textsPageQuery } from '../../api/localization.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { useRowWindow } from '../list/use-row-window.ts';
import { NoTexts } from './no-texts.tsx';
import { TextDetails } from './text-details.tsx';
import { addedDrafts, textEntries } from './text-entries.ts';
import type { TextDraft } from './text-drafts.ts';
import { TextGrid } from './text-grid.tsx';
import { TextProgressBars } from './text-progress-bars.tsx';
import { TextsFooter } from './texts-footer.tsx';
import { TextsToolbar } from './texts-toolbar.tsx';
import styles from './texts.module.css';
import { useDetailsChoice } from './use-details-choice.ts';
import { useTextActions } from './use-text-actions.tsx';
import type { TextDraftEditor } from './use-text-drafts.ts';
import { useTextKeys } from './use-text-keys.ts';
import { useTextSave } from './use-text-save.tsx';
import { useTextWindow } from './use-text-window.ts';
import type { TextsAddress } from './use-texts-address.ts';

type TextsWorkspaceProps = {
  readonly module: ResolvedModule;
  readonly address: TextsAddress;
  readonly drafts: TextDraftEditor;
};

/** Progress, toolbar, grid, details of the line in focus, and what is not saved yet. */
export function TextsWorkspace({ module, address, drafts }: TextsWorkspaceProps) {
  const branch = useBranch();
  const { data: progress } = useQuery(textProgressQuery(branch, address.request));
  const details = useDetailsChoice();
  const save = useTextSave(module, drafts);
  useLeaveWarning(drafts.drafts.size > 0);
  return (
    <>
      {progress ? (
        <TextProgressBars progress={progress} address={address} />
      ) : (
        <div className={styles.progress} aria-hidden="true" />
      )}
      <section className={styles.card} aria-label={module.key}>
        <TextsToolbar
          module={module}
          address={address}
          progress={progress}
          canUndo={drafts.canUndo}
          onUndo={drafts.undo}
          hasDetails={details.isOpen}
          onDetails={details.toggle}
        />
        <GridWithDetails module={module} address={address} drafts={drafts} hasDetails={details.isOpen} />
        <TextsFooter module={module} drafts={drafts} isBusy={save.isBusy} onSave={save.save} />
      </section>
      {save.dialog}
    </>
  );
}

const ROW_PX = 46;
const PAGE_ROWS = 10;

type GridProps = TextsWorkspaceProps & { readonly hasDetails: boolean };

function GridWithDetails(props: GridProps) {
  const { address, drafts } = props;
  const first = useQuery(textsPageQuery(useBranch(), address.request, 1));
  if (first.isError) return <ErrorPanel error={first.error} onRetry={() => void first.refetch()} />;
  if (first.isPending) return <SkeletonRows columns={4} />;
  const added = addedDrafts(drafts.drafts);
  const { total } = first.data;
  if (total + added.length === 0) return <NoTexts address={address} />;
  return <LoadedGrid {...props} total={total} added={added} />;
}

type LoadedGridProps = GridProps & { readonly total: number; readonly added: readonly TextDraft[] };

function LoadedGrid({ module, address, drafts, hasDetails, total, added }: LoadedGridProps) {
  const branch = useBranch();
  const scroller = useRef<HTMLDivElement>(null);
  const view = useRowWindow({ count: added.length + total, scroller, rowHeight: ROW_PX });
  const [from, to] = [view.indexes[0] ?? 0, view.indexes.at(-1) ?? 0].map((index) => index - added.length);
  const rowAt = useTextWindow(branch, address.request, total, { from: from ?? 0, to: to ?? 0 });
  const entries = textEntries(added, total, rowAt, drafts.drafts);
  const actions = useTextActions(address.request, drafts);
  const toggle = (key: string): void => {
    const entry = view.indexes.map(entries.at).find((each) => each.key === key);
    if (entry) actions.toggle(entry);
  };
  const keys = useTextKeys({
    entries,
    drafts,
    pageSize: PAGE_ROWS,
    scrollTo: view.scrollTo,
    onToggle: toggle,
  });
  const active = entries.at(Math.min(keys.active.row, entries.count - 1));
  return (
    <>
      {actions.bar}
      <div className={styles.work}>
        <TextGrid
          module={module}
          request={address.request}
          entries={entries}
          view={view}
          scroller={scroller}
          keys={keys}
          selected={actions.selected}
          onToggle={toggle}
        />
        {hasDetails ? (
          <TextDetails
            module={module}
            entry={active}
            source={address.request.source}
            onCheck={actions.check}
          />
        ) : null}
      </div>
    </>
  );
}

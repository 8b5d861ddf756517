import type { HistoryEntry } from '@quartermaster/contract/http/records';
import { families } from '@quartermaster/domain/modules/families';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listHistoryQuery } from '../../api/list-history.ts';
import type { Place } from '../../api/place.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { recordName } from '../../engine/record-name.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IdText } from '../../ui/id-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { HistoryTimeline } from './history-timeline.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

const NO_REFERENCES = {};

/** `/{module}/{id}/history`. */
export function HistoryScreen() {
  const { module: key = '', recordId = '' } = useParams({ strict: false });
  const module = useModule(key);
  const { environment, version } = useBranch();
  const place = { environment, version, module: key };
  const { data, error, refetch } = useQuery(listHistoryQuery(place, recordId));
  return (
    <ModuleFields module={module} references={NO_REFERENCES}>
      <HistoryHead moduleKey={key} recordId={recordId} newest={data?.[0]} />
      {error === null ? (
        <Card>
          {data === undefined ? (
            <SkeletonRows rows={6} columns={3} />
          ) : (
            <Entries place={place} recordId={recordId} entries={data} />
          )}
        </Card>
      ) : (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      )}
    </ModuleFields>
  );
}

type HistoryHeadProps = {
  readonly moduleKey: string;
  readonly recordId: string;
  readonly newest: HistoryEntry | undefined;
};

function HistoryHead({ moduleKey, recordId, newest }: HistoryHeadProps) {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation();
  const language = readLanguage();
  const module = useModule(moduleKey);
  const name = recordName(module, recordId, newest?.data ?? {});
  const edit = { to: '/$module/$recordId/edit', params: { module: moduleKey, recordId } } as const;
  return (
    <PageHead
      breadcrumb={[
        families.find(({ key }) => key === module.family)?.title[language] ?? module.family,
        <Link key="list" to="/$module" params={{ module: moduleKey }}>
          {module.titles.title[language]}
        </Link>,
        <Link key="record" {...edit}>
          {name}
        </Link>,
      ]}
      here={t('title')}
      title={name}
      meta={<IdText>{recordId}</IdText>}
      actions={
        <Link {...edit}>
          <Button tabIndex={-1}>{common('edit')}</Button>
        </Link>
      }
    />
  );
}

type EntriesProps = {
  readonly place: Place;
  readonly recordId: string;
  readonly entries: readonly HistoryEntry[];
};

function Entries({ place, recordId, entries }: EntriesProps) {
  const { t } = useTranslation('history');
  const module = useModule(place.module);
  const [chosen, setChosen] = useState<HistoryEntry | null>(null);
  if (entries.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <>
      <HistoryTimeline module={module} entries={entries} onPreview={setChosen} />
      {chosen !== null && (
        <RestoreDialog
          module={module}
          place={place}
          recordId={recordId}
          current={entries[0]?.data ?? {}}
          entry={chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

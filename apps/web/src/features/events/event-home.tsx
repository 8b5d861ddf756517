import { recordKey } from '@quartermaster/domain/record/record-key';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert, Button, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { eventHomeQuery, type EventHome } from '../../api/event-home.ts';
import type { PanelProps } from '../../engine/panels.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ConfirmCarriedOver } from './confirm-carried-over.tsx';
import styles from './event-home.module.css';
import { HomeContents } from './home-contents.tsx';
import { HomeDays } from './home-days.tsx';
import { HomeTexts, textCount } from './home-texts.tsx';
import { HomeTotals } from './home-totals.tsx';
import { Timeline } from './timeline.tsx';

/** An event with everything that belongs to it, as it was saved last. */
export function EventHomePanel({ form }: PanelProps) {
  const { t } = useTranslation('events');
  const branch = useBranch();
  const { module, recordId } = form;
  const place = { ...branch, module: module.key };
  const home = useQuery({ ...eventHomeQuery(place, recordId ?? ''), enabled: recordId !== null });
  if (recordId === null) return <p className={styles.note}>{t('homeUnsaved')}</p>;
  if (home.error && home.data === undefined)
    return <ErrorPanel error={home.error} onRetry={() => void home.refetch()} />;
  if (home.data === undefined) return <SkeletonRows rows={5} />;
  return (
    <>
      {home.data.isCut ? <Alert type="warning" showIcon title={t('homeCut')} /> : null}
      <HomeTabs home={home.data} moduleKey={module.key} recordId={recordId} />
      <div className={styles.acts}>
        <Link to="/new-event" search={{ module: module.key, id: recordId }}>
          <Button size="small" tabIndex={-1}>
            {t('newFrom')}
          </Button>
        </Link>
        <ConfirmCarriedOver home={home.data} />
      </div>
    </>
  );
}

type HomeTabsProps = { readonly home: EventHome; readonly moduleKey: string; readonly recordId: string };

function HomeTabs({ home, moduleKey, recordId }: HomeTabsProps) {
  const { t } = useTranslation('events');
  const missing = textCount(home);
  return (
    <Tabs
      size="small"
      items={[
        { key: 'timeline', label: t('timeline'), children: <Timeline home={home} /> },
        {
          key: 'contents',
          label: t('contentsOf', { count: home.records.length }),
          children: <HomeContents home={home} parentId={recordId} />,
        },
        {
          key: 'texts',
          label: missing === 0 ? t('texts') : t('textsOf', { count: missing }),
          children: <HomeTexts home={home} event={recordKey(moduleKey, recordId)} />,
        },
        { key: 'totals', label: t('totals'), children: <HomeTotals home={home} /> },
        { key: 'days', label: t('days'), children: <HomeDays home={home} /> },
      ]}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { LeftOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Tabs } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listReferrersQuery, type Referrers } from '../../api/list-referrers.ts';
import type { Place } from '../../api/place.ts';
import { usePanels } from '../../engine/panels.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { readLanguage } from '../../i18n/language.ts';
import { lazyPart } from '../../ui/overlay/lazy-part.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { AboutList } from './about-list.tsx';
import { ChildrenPanel } from './children-panel.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import styles from './side-panel.module.css';
import { UsedByPanel } from './used-by-panel.tsx';

/** Few look it up, and its sentences are many. */
const ReferencePanel = lazyPart(async () => (await import('./reference-panel.tsx')).ReferencePanel);

type SidePanelProps = {
  readonly form: FormSession;
  readonly place: Place;
  readonly onOpen: (path: string) => void;
};

/** What is known about the record besides its values, and what its fields may hold. */
export function SidePanel(props: SidePanelProps) {
  const { t } = useTranslation('form');
  const { panel } = useSearch({ strict: false });
  const [chosen, setChosen] = useState(panel);
  const isReference = chosen === REFERENCE;
  return (
    <aside className={styles.side} aria-label={t('side')}>
      <ReferenceSwitch isOn={isReference} onChange={(isOn) => setChosen(isOn ? REFERENCE : undefined)} />
      {isReference ? (
        <Reference {...props} />
      ) : (
        <RecordTabs {...props} chosen={chosen} onChoose={setChosen} />
      )}
    </aside>
  );
}

type RecordTabsProps = SidePanelProps & {
  readonly chosen: string | undefined;
  readonly onChoose: (tab: string) => void;
};

/** The panels of the record's module, problems, referrers, history. */
function RecordTabs({ form, place, onOpen, chosen, onChoose }: RecordTabsProps) {
  const { t } = useTranslation('form');
  const { recordId } = form;
  const own = useFormState(form, (state) => state.shown.all.length);
  const { data: usedBy } = useQuery({
    ...listReferrersQuery(place, recordId ?? ''),
    enabled: recordId !== null,
  });
  const users = usedBy?.total ?? 0;
  const about = usedBy?.about ?? [];
  const problems = own + about.reduce((sum, each) => sum + each.problems.length, 0);
  const children = useChildrenTab(place, recordId, usedBy);
  const ownTabs = useOwnTabs(form);
  const items = [
    ...ownTabs,
    {
      key: 'problems',
      label: problems > 0 ? t('tabProblemsCount', { count: problems }) : t('tabProblems'),
      children: <ProblemsPanel form={form} about={about} onOpen={onOpen} />,
    },
    ...children,
    {
      key: 'used-by',
      label: users > 0 ? t('tabUsedByCount', { count: users }) : t('tabUsedBy'),
      children: <UsedByPanel place={place} recordId={recordId} />,
    },
    {
      key: 'history',
      label: t('tabHistory'),
      children: <HistoryPanel module={form.module} place={place} recordId={recordId} />,
    },
  ];
  // The tab that an address asks for may be there only once it is known what the record has.
  const active = items.find(({ key }) => key === chosen) ?? items[0];
  return (
    <Tabs
      size="small"
      {...(items.length > ROOMY ? { className: styles.crowded, tabBarGutter: 5 } : { tabBarGutter: 9 })}
      items={items}
      activeKey={active?.key ?? 'problems'}
      onChange={onChoose}
    />
  );
}

const REFERENCE = 'reference';

/** This many tabs have room side by side. */
const ROOMY = 4;

type ReferenceSwitchProps = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

/** Above the tabs, which leave no room for another one. */
function ReferenceSwitch({ isOn, onChange }: ReferenceSwitchProps) {
  const { t } = useTranslation('form');
  return (
    <button type="button" className={styles.reference} aria-expanded={isOn} onClick={() => onChange(!isOn)}>
      {isOn ? <LeftOutlined aria-hidden /> : <QuestionCircleOutlined aria-hidden />}{' '}
      {t(isOn ? 'tabReferenceBack' : 'tabReference')}
    </button>
  );
}

function Reference(props: SidePanelProps) {
  return (
    <Suspense fallback={<SkeletonRows rows={6} columns={1} />}>
      <ReferencePanel {...props} />
    </Suspense>
  );
}

/** The panels that the record's module asks for and a feature provides. */
function useOwnTabs(form: FormSession) {
  const panels = usePanels();
  return form.module.panels.flatMap((slot) => {
    const panel = panels[slot];
    if (panel === undefined || panel.place !== 'beside') return [];
    const { title, Content } = panel;
    const children = (
      <Suspense fallback={<SkeletonRows rows={4} columns={1} />}>
        <Content form={form} />
      </Suspense>
    );
    return [{ key: slot, label: title[readLanguage()], children }];
  });
}

/** For records that others belong to or are about. */
function useChildrenTab(place: Place, recordId: string | null, referrers: Referrers | undefined) {
  const { t } = useTranslation('kinds');
  const { children: counts = [], about = [] } = referrers ?? {};
  if (counts.length === 0 && about.length === 0) return [];
  const count = [...counts, ...about].reduce((sum, { total }) => sum + total, 0);
  return [
    {
      key: 'children',
      label: count > 0 ? t('tabChildrenCount', { count }) : t('tabChildren'),
      // Their module definitions are loaded on demand: the page does not wait for them.
      children: (
        <Suspense fallback={<SkeletonRows rows={4} columns={1} />}>
          <ChildrenPanel place={place} recordId={recordId} counts={counts} />
          <AboutList counts={about} />
        </Suspense>
      ),
    },
  ];
}

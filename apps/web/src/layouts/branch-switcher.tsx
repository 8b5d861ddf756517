import { DownOutlined, LockOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { environmentsQuery, type Environment } from '../api/get-environments.ts';
import { LazyMenu } from '../ui/overlay/lazy-menu.tsx';
import styles from './branch-switcher.module.css';

type Version = Environment['versions'][number];

/** The option that lists archived versions too, and hides them again. */
const ARCHIVED = 'archived';

/** Where this page reads and writes, in the environment's colour; choosing another changes the address. */
export function BranchSwitcher() {
  const { t } = useTranslation('layout');
  const { t: tc } = useTranslation();
  const { env, v } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: environments = [] } = useQuery(environmentsQuery());
  const { listed, archived, isWhole, toggle } = useListed(environments, { env, v });
  const current = environments.find((environment) => environment.key === env);
  if (!current) return null;

  const archivedLabel = isWhole ? t('branchArchivedLess') : t('branchArchivedMore', { count: archived });

  const handleChoose: MenuProps['onClick'] = ({ key }) => {
    if (key === ARCHIVED) {
      toggle();
      return;
    }
    const [chosen, version] = JSON.parse(key) as [string, string];
    // A form with unsaved changes blocks this navigation and asks first.
    void navigate({ to: '.', search: (now: object) => ({ ...now, env: chosen, v: version }) });
  };

  return (
    <LazyMenu
      placement="bottomLeft"
      stayKey={ARCHIVED}
      menu={{
        items: [
          ...listed.flatMap(branchItems),
          ...(archived === 0 ? [] : [{ key: ARCHIVED, label: archivedLabel }]),
        ],
        selectedKeys: [branchKey(current.key, v ?? '')],
        onClick: handleChoose,
        className: styles.menu ?? '',
      }}
    >
      <button
        type="button"
        className={styles.switcher}
        aria-label={tc('labelled', { label: t('branchChoose'), text: `${current.key} ${v ?? ''}` })}
        data-protected={current.isProtected}
      >
        {current.isProtected ? <LockOutlined aria-hidden /> : <span className={styles.dot} />}
        <span>{current.key}</span>
        <strong>{v}</strong>
        <DownOutlined className={styles.arrow} aria-hidden />
      </button>
    </LazyMenu>
  );
}

/** Hides archived versions until they are asked for; the current one is always listed. */
function useListed(
  environments: readonly Environment[],
  { env, v }: { readonly env?: string | undefined; readonly v?: string | undefined },
) {
  const [isWhole, setIsWhole] = useState(false);
  const isHideable = (key: string, { name, isArchived }: Version) =>
    isArchived && (key !== env || name !== v);
  const listed = environments.map((environment) => ({
    ...environment,
    versions: environment.versions.filter((version) => isWhole || !isHideable(environment.key, version)),
  }));
  const archived = environments.flatMap(({ key, versions }) =>
    versions.filter((version) => isHideable(key, version)),
  ).length;
  return { listed, archived, isWhole, toggle: () => setIsWhole(!isWhole) };
}

function branchKey(environment: string, version: string): string {
  return JSON.stringify([environment, version]);
}

/** An environment, which opens its live or first version, and each of its versions. */
function branchItems(environment: Environment): NonNullable<MenuProps['items']> {
  const version = environment.live?.version ?? environment.versions[0]?.name;
  const heading = {
    key: JSON.stringify([environment.key, version, 'live']),
    label: <GroupLabel environment={environment} />,
    disabled: version === undefined,
  };
  return [
    heading,
    ...environment.versions.map(({ name, isArchived }) => ({
      key: branchKey(environment.key, name),
      label: (
        <VersionLabel
          name={name}
          isArchived={isArchived}
          isLive={environment.live?.version === name}
          release={environment.live?.number}
        />
      ),
    })),
  ];
}

function GroupLabel({ environment }: { readonly environment: Environment }) {
  const { t } = useTranslation('layout');
  return (
    <span className={styles.group}>
      <span className={styles.dot} style={{ background: environment.color }} />
      <span className={styles.groupName}>{environment.name}</span>
      {environment.isProtected ? <span className={styles.note}>{t('protectedPlace')}</span> : null}
    </span>
  );
}

type VersionLabelProps = {
  readonly name: string;
  readonly isArchived: boolean;
  readonly isLive: boolean;
  readonly release: number | undefined;
};

function VersionLabel({ name, isArchived, isLive, release }: VersionLabelProps) {
  const { t } = useTranslation('layout');
  return (
    <span className={styles.version}>
      {name}
      {isLive ? (
        <span className={styles.note}>
          {t('branchLive')} #{release}
        </span>
      ) : null}
      {isArchived ? <span className={styles.note}>{t('branchArchived')}</span> : null}
    </span>
  );
}

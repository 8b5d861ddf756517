import { DownOutlined, ToolOutlined } from '@ant-design/icons';
import { may } from '@quartermaster/domain/permissions/actions';
import { useQuery } from '@tanstack/react-query';
import type { MenuProps } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import type { Branch } from '../../api/place.ts';
import { LazyMenu } from '../../ui/overlay/lazy-menu.tsx';
import { useBranchName } from '../../engine/use-branch-name.ts';
import styles from './quick-helper.module.css';
import { HELPER_ACTIONS, useHelperActions } from './use-helper-actions.ts';
import { lazyDialog } from '../../ui/overlay/lazy-part.tsx';

const JsonPrettier = lazyDialog(async () => (await import('./json-prettier.tsx')).JsonPrettier);

/** What an admin does to the running game in one press. */
export function QuickHelper() {
  const branch = useBranchName();
  const { data: user } = useQuery(meQuery());
  if (branch === null || user === undefined || !may(user.type, 'quick_helper.use')) return null;
  return <HelperMenu branch={branch} />;
}

function HelperMenu({ branch }: { readonly branch: Branch }) {
  const { t } = useTranslation('helper');
  const { run, running } = useHelperActions(branch);
  const [isPrettierOpen, setPrettierOpen] = useState(false);

  const items: NonNullable<MenuProps['items']> = HELPER_ACTIONS.map((action) => ({
    key: action,
    label: t(action),
    disabled: running !== null,
    onClick: () => void run(action),
  }));
  // The order of the six is that of the console people know.
  items.splice(2, 0, {
    key: 'jsonPrettier',
    label: t('jsonPrettier'),
    onClick: () => setPrettierOpen(true),
  });

  return (
    <>
      <LazyMenu menu={{ items }}>
        <button type="button" className={styles.button} aria-busy={running !== null}>
          <ToolOutlined aria-hidden />
          <span className={styles.title}>{t('title')}</span>
          <DownOutlined className={styles.arrow} aria-hidden />
        </button>
      </LazyMenu>
      {isPrettierOpen ? (
        <Suspense fallback={null}>
          <JsonPrettier onClose={() => setPrettierOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

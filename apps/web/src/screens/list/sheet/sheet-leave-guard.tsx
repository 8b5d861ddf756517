import { useBlocker } from '@tanstack/react-router';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { isStartingAnew } from '../../../i18n/start-anew.ts';

const SESSION_PAGES: ReadonlySet<string> = new Set(['/relogin', '/login', '/unauth']);

/** Other records, another screen or environment would put the table aside: that is asked first. Other columns keep it. */
export function SheetLeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useTranslation('list');
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !SESSION_PAGES.has(next.pathname) && rest(current) !== rest(next),
    enableBeforeUnload: () => isDirty && !isStartingAnew(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <Modal open title={t('sheetLeave')} onOk={blocker.proceed} onCancel={blocker.reset} />;
}

/** An address but for the columns that it names. */
function rest({ pathname, search }: { readonly pathname: string; readonly search: object }): string {
  const entries = Object.entries({ ...search, cols: '' });
  return JSON.stringify([pathname, entries.toSorted(([a], [b]) => a.localeCompare(b))]);
}

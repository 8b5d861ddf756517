import { QUICK_HELPER_PARTIAL } from '@quartermaster/contract/http/quick-helper-outcome';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { environmentsQuery } from '../../api/get-environments.ts';
import type { Branch } from '../../api/place.ts';
import { clearCache, updateItemSources, updateNodeConfig } from '../../api/quick-helper.ts';
import { localizationQuery } from '../../api/start-up.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useConfirm } from '../../ui/overlay/use-confirm.ts';

/** In the order of the menu. */
export const HELPER_ACTIONS = [
  'nodeConfig',
  'localization',
  'clearGameCache',
  'clearLoginCache',
  'itemSources',
] as const;

type HelperAction = (typeof HELPER_ACTIONS)[number];

/** `detail`: what there is to say besides success. `isPartial`: it is why not everything was done. */
type Outcome = { readonly detail?: string | null; readonly isPartial?: boolean };

/** Away from the menu, so that the next one can be pressed. */
const PLACE = { placement: 'bottomRight' } as const;

/** Does what the menu says in the environment of the page, and tells how it went. */
export function useHelperActions(branch: Branch) {
  const { t } = useTranslation('helper');
  const { notification } = App.useApp();
  const confirm = useConfirm();
  const { data: environments } = useQuery(environmentsQuery());
  const [running, setRunning] = useState<HelperAction | null>(null);
  const perform = usePerform(branch);

  const askFirst = async (action: HelperAction): Promise<boolean> => {
    const environment = environments?.find(({ key }) => key === branch.environment);
    if (!environment?.isProtected) return true;
    const content = t(`ask.${action}`, { place: environment.name });
    return confirm({ title: t(action), content, okText: t(`do.${action}`) });
  };

  const run = async (action: HelperAction): Promise<void> => {
    if (!(await askFirst(action))) return;
    setRunning(action);
    const key = `helper-${action}`;
    notification.info({ ...PLACE, key, title: t(`${action}Working`), duration: false });
    try {
      const { detail, isPartial = false } = await perform[action]();
      const title = isPartial && detail ? detail : t(`${action}Done`);
      const description = isPartial ? undefined : detail;
      notification[isPartial ? 'warning' : 'success']({ ...PLACE, key, title, description });
    } catch (error) {
      const title = t(`${action}Failed`);
      notification.error({ ...PLACE, key, title, description: errorMessage(error) });
    } finally {
      setRunning(null);
    }
  };

  return { run, running };
}

function usePerform(branch: Branch): Readonly<Record<HelperAction, () => Promise<Outcome>>> {
  const { t } = useTranslation('helper');
  const queryClient = useQueryClient();
  return {
    nodeConfig: async () => {
      const { code, message } = await updateNodeConfig(branch);
      return { detail: message, isPartial: code === QUICK_HELPER_PARTIAL };
    },
    localization: async () => {
      const newest = await queryClient.fetchQuery({ ...localizationQuery(branch), staleTime: 0 });
      const { version, entries } = newest;
      return { detail: t('localizationTexts', { version, count: entries.length }) };
    },
    clearGameCache: async () => {
      const { type, message } = await clearCache(branch, 'game');
      return { detail: message, isPartial: type === QUICK_HELPER_PARTIAL };
    },
    clearLoginCache: async () => {
      const { type, message } = await clearCache(branch, 'login');
      return { detail: message, isPartial: type === QUICK_HELPER_PARTIAL };
    },
    itemSources: async () => {
      const { sources, items, itemsWithoutSource } = await updateItemSources(branch);
      const without = formatNumber(itemsWithoutSource);
      return { detail: t('itemSourcesFound', { count: sources, items: formatNumber(items), without }) };
    },
  };
}

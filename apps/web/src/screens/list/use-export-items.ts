import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { EVERYTHING } from '../../api/export-records.ts';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useExportEntries } from '../use-export-entries.ts';

/** Menu entries for the list as a file: what it shows, every page of it, and everything where it shows less. */
export function useExportItems(list: ModuleList): NonNullable<MenuProps['items']> {
  const { t } = useTranslation('transfer');
  const entriesOf = useExportEntries(list.place);
  const { parentId: parent } = list;
  const shown = entriesOf('shown', { ...list.state, parent });
  if (!list.isNarrowed) return shown;
  const title = t('exportShown', { count: list.total, total: formatNumber(list.total) });
  return [
    { type: 'group', key: 'shown', label: title, children: shown },
    {
      type: 'group',
      key: 'all',
      label: t('exportAll'),
      children: entriesOf('all', { ...EVERYTHING, parent }),
    },
  ];
}

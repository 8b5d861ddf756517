import { App, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  EVERYTHING,
  EXPORT_FORMATS,
  exportRecords,
  type ExportFormat,
  type ExportSelection,
} from '../../api/export-records.ts';
import type { ModuleList } from '../../engine/use-module-list.ts';
import { formatNumber } from '../../i18n/format.ts';

/** Menu entries for the list as a file: what it shows, every page of it, and everything where it shows less. */
export function useExportItems(list: ModuleList): NonNullable<MenuProps['items']> {
  const { t } = useTranslation('transfer');
  const { message } = App.useApp();
  const start = (format: ExportFormat, selection: ExportSelection) =>
    void exportRecords(list.place, format, selection).catch((error: unknown) =>
      message.error(errorMessage(error)),
    );
  const texts = { xlsx: t('exportXlsx'), csv: t('exportCsv'), json: t('exportJson') };
  const itemsOf = (name: string, selection: ExportSelection) =>
    EXPORT_FORMATS.map((format) => ({
      key: `${name} ${format}`,
      label: texts[format],
      onClick: () => start(format, selection),
    }));
  const { parentId: parent } = list;
  const shown = itemsOf('shown', { ...list.state, parent });
  if (!list.isNarrowed) return shown;
  const title = t('exportShown', { count: list.total, total: formatNumber(list.total) });
  return [
    { type: 'group', key: 'shown', label: title, children: shown },
    { type: 'group', key: 'all', label: t('exportAll'), children: itemsOf('all', { ...EVERYTHING, parent }) },
  ];
}

import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { EXPORT_FORMATS, exportRecords, type ExportSelection } from '../api/export-records.ts';
import type { Place } from '../api/place.ts';
import { useReportFailure } from '../ui/feedback/use-report-failure.ts';

/** Menu entries that write records to a file, one for each format. `name` keeps their keys apart. */
export function useExportEntries(
  place: Place,
): (name: string, selection: ExportSelection) => NonNullable<MenuProps['items']> {
  const { t } = useTranslation('transfer');
  const report = useReportFailure();
  const texts = { xlsx: t('exportXlsx'), csv: t('exportCsv'), json: t('exportJson') };
  return (name, selection) =>
    EXPORT_FORMATS.map((format) => ({
      key: `${name} ${format}`,
      label: texts[format],
      onClick: () => report(exportRecords(place, format, selection)),
    }));
}

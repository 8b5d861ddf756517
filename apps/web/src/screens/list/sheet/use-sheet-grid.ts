import { App } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellRange, GridCell } from '../../../engine/sheet/cell-range.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { focusCell } from '../../../ui/table/focus-cell.ts';
import { useRowWindow } from '../use-row-window.ts';
import { useGridKeys } from './use-grid-keys.ts';

const ROW_PX = 30;

/** The grid of a sheet: the rows in view, its keys, and the search in its cells. */
export function useSheetGrid(sheet: SheetEditor) {
  const { t } = useTranslation('list');
  const { message } = App.useApp();
  const [isFinding, setFinding] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const view = useRowWindow({ count: sheet.rows.length, scroller, rowHeight: ROW_PX });
  const openFind = () => setFinding(true);

  const handlePaste = (range: CellRange, text: string) => {
    const { cells, isTooWide } = sheet.paste(range, text);
    void message.info(isTooWide ? t('sheetTooWide') : t('sheetPasted', { count: cells }));
  };
  const keys = useGridKeys({ sheet, onPaste: handlePaste, onFind: openFind, scrollTo: view.scrollTo });

  return {
    scroller,
    grid,
    view,
    keys,
    isFinding,
    openFind,
    closeFind: () => {
      setFinding(false);
      if (grid.current) focusCell(grid.current, keys.active);
    },
    addRow: () => {
      if (grid.current) keys.goToNew(grid.current, () => sheet.addRow());
    },
    show: (cell: GridCell) => {
      if (grid.current) keys.show(grid.current, cell);
    },
  };
}

export type SheetGridState = ReturnType<typeof useSheetGrid>;

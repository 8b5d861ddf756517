import { PlusOutlined, SearchOutlined, UndoOutlined, VerticalAlignBottomOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import type { CellRange } from '../../../engine/sheet/cell-range.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { ColumnChooser } from '../column-chooser.tsx';
import { FilterBar } from '../filter-bar.tsx';
import toolbarStyles from '../list-toolbar.module.css';
import { SearchBox } from '../search-box.tsx';
import type { ChosenColumns } from '../use-list-columns.ts';

type SheetToolbarProps = {
  readonly list: ModuleList;
  readonly sheet: SheetEditor;
  readonly columns: ChosenColumns;
  readonly range: CellRange;
  readonly onAddRow: () => void;
  readonly onFind: () => void;
  readonly groups: ReactNode;
  /** Opens the curve beside the sheet. */
  readonly curve: ReactNode;
};

/** Which records and fields the sheet shows, and what can be done with its cells. */
export function SheetToolbar({ list, sheet, columns, range, ...parts }: SheetToolbarProps) {
  const { onAddRow, onFind, groups, curve } = parts;
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  return (
    <div className={toolbarStyles.toolbar}>
      {groups}
      <SearchBox value={list.state.q} onSearch={list.search} />
      <FilterBar list={list} />
      <div className={toolbarStyles.looks}>
        <Button type="text" icon={<PlusOutlined />} onClick={onAddRow}>
          {t('sheetAddRow')}
        </Button>
        <ToolButton
          label={t('sheetFillDown')}
          icon={<VerticalAlignBottomOutlined />}
          onClick={() => sheet.fillDown(range)}
        />
        <ToolButton
          label={tc('undo')}
          icon={<UndoOutlined />}
          isDisabled={!sheet.canUndo}
          onClick={sheet.undo}
        />
        <ToolButton label={t('sheetFind')} icon={<SearchOutlined />} onClick={onFind} />
        {curve}
        <ColumnChooser module={list.module} columns={columns} />
      </div>
    </div>
  );
}

type ToolButtonProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
};

function ToolButton({ label, icon, isDisabled = false, onClick }: ToolButtonProps) {
  return (
    <Button
      type="text"
      icon={icon}
      disabled={isDisabled}
      onClick={onClick}
      aria-label={label}
      title={label}
    />
  );
}

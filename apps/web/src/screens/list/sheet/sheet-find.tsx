import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridCell } from '../../../engine/sheet/cell-range.ts';
import { findCells } from '../../../engine/sheet/find-cells.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { FocusFirst } from '../../../ui/overlay/focus-first.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import styles from './sheet.module.css';

type SheetFindProps = {
  readonly sheet: SheetEditor;
  readonly onShow: (cell: GridCell) => void;
  readonly onClose: () => void;
};

/** Looks for a text in the cells of the sheet and goes from one to the next. */
export function SheetFind({ sheet, onShow, onClose }: SheetFindProps) {
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const found = findCells(sheet.rows, sheet.columns, text);

  const show = (cells: readonly GridCell[], index: number): void => {
    const at = cells.length === 0 ? 0 : (index + cells.length) % cells.length;
    setPlace(at);
    const cell = cells[at];
    if (cell) onShow(cell);
  };
  const handleType = (next: string): void => {
    setText(next);
    show(findCells(sheet.rows, sheet.columns, next), 0);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Escape') onClose();
    else show(found, place + (event.shiftKey ? -1 : 1));
  };

  return (
    <div className={styles.find} role="search">
      <FocusFirst>
        <Input
          className={styles.findText}
          size="small"
          value={text}
          placeholder={t('sheetFind')}
          aria-label={t('sheetFind')}
          onChange={(event) => handleType(event.target.value)}
          onKeyDown={handleKey}
        />
      </FocusFirst>
      <span className={styles.found} role="status">
        {text.trim() === ''
          ? ''
          : t('sheetFound', {
              place: formatNumber(found.length === 0 ? 0 : place + 1),
              total: formatNumber(found.length),
            })}
      </span>
      <FindButton label={t('sheetPrevious')} icon={<UpOutlined />} onClick={() => show(found, place - 1)} />
      <FindButton label={t('sheetNext')} icon={<DownOutlined />} onClick={() => show(found, place + 1)} />
      <FindButton label={tc('close')} icon={<CloseOutlined />} onClick={onClose} />
    </div>
  );
}

type FindButtonProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
};

function FindButton({ label, icon, onClick }: FindButtonProps) {
  return <Button size="small" type="text" icon={icon} aria-label={label} title={label} onClick={onClick} />;
}

import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filters.module.css';

type FilterPillProps = {
  readonly label: string;
  /** What it is narrowed to, in words; null: it is not. */
  readonly summary: string | null;
  readonly onRemove: () => void;
  /** The editor; it calls `close` when it has said what it wants. */
  readonly children: (close: () => void) => ReactNode;
};

/** One filter: what it is narrowed to, its editor behind a press, and the way to be rid of it. */
export function FilterPill({ label, summary, onRemove, children }: FilterPillProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.pill} data-set={summary !== null}>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        destroyOnHidden
        content={<div className={styles.editor}>{children(() => setOpen(false))}</div>}
      >
        <button type="button" className={styles.text} aria-expanded={isOpen}>
          {label}
          {summary === null ? (
            <DownOutlined className={styles.arrow} aria-hidden />
          ) : (
            <strong>{summary}</strong>
          )}
        </button>
      </Popover>
      {summary === null ? null : (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('labelled', { label: t('remove'), text: label })}
          onClick={onRemove}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </span>
  );
}

import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { Suspense, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-pill.module.css';
import { FocusFirst } from '../overlay/focus-first.tsx';

type FilterPillProps = {
  readonly label: string;
  /** The active filter as text; null if there is none. */
  readonly summary: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onRemove: () => void;
  /** The editor. */
  readonly children: ReactNode;
};

/** One filter: what it is narrowed to, its editor behind a press, and the way to be rid of it. */
export function FilterPill({ label, summary, isOpen, onOpenChange, onRemove, children }: FilterPillProps) {
  const { t } = useTranslation();
  const text = useRef<HTMLButtonElement>(null);
  const handleOpenChange = (next: boolean) => {
    if (!next) text.current?.focus();
    onOpenChange(next);
  };
  const isSet = summary !== null;
  return (
    <span className={styles.pill} data-set={isSet}>
      <Popover
        open={isOpen}
        onOpenChange={handleOpenChange}
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        destroyOnHidden
        content={
          <div className={styles.editor}>
            <Suspense fallback={null}>
              <FocusFirst>{children}</FocusFirst>
            </Suspense>
          </div>
        }
      >
        <button ref={text} type="button" className={styles.text} aria-expanded={isOpen}>
          {label} {isSet ? summary : <DownOutlined className={styles.arrow} aria-hidden />}
        </button>
      </Popover>
      {isSet ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('labelled', { label: t('remove'), text: label })}
          onClick={onRemove}
        >
          <CloseOutlined aria-hidden />
        </button>
      ) : null}
    </span>
  );
}

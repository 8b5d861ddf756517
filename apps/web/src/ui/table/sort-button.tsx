import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { MouseEvent, ReactNode } from 'react';
import styles from './sort-button.module.css';

/** In the words of `aria-sort`. */
export type SortDirection = 'ascending' | 'descending' | 'none';

type SortButtonProps = {
  readonly label: string;
  readonly direction: SortDirection;
  readonly title?: string;
  readonly onSort: (event: MouseEvent) => void;
  /** Behind the arrows. */
  readonly children?: ReactNode;
};

/** The head of a column that the rows can be put in the order of. */
export function SortButton({ label, direction, title, onSort, children }: SortButtonProps) {
  return (
    <button type="button" className={styles.sort} data-direction={direction} title={title} onClick={onSort}>
      {label}
      <span className={styles.carets} aria-hidden="true">
        <CaretUpOutlined />
        <CaretDownOutlined />
      </span>
      {children}
    </button>
  );
}

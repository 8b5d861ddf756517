import { SearchOutlined } from '@ant-design/icons';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import field from '../../ui/text/search-field.module.css';
import styles from './menu-filter.module.css';

type MenuFilterProps = {
  readonly value: string;
  readonly count: number;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

export function MenuFilter({ value, count, onChange, onKeyDown }: MenuFilterProps) {
  const { t } = useTranslation('layout');
  const label = t('filterScreens', { count });
  return (
    <div className={styles.filter}>
      <SearchOutlined className={styles.icon} aria-hidden />
      <input
        className={`${field.input} ${styles.input}`}
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
        data-menu-stop
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
          onKeyDown(event);
        }}
      />
    </div>
  );
}

import { StarFilled, StarOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../api/get-menu.ts';
import { BreakableTitle } from '../../ui/text/breakable-title.tsx';
import styles from './menu-entry.module.css';

type MenuEntryProps = {
  readonly item: MenuItem;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isFavourite: boolean;
  /** How many entries wait there for the reader. */
  readonly waiting: number;
  readonly onToggleFavourite: (key: string) => void;
};

/** One screen of the menu, and the star that makes it a favourite. */
export const MenuEntry = memo(function MenuEntry({
  item,
  href,
  isCurrent,
  isFavourite,
  waiting,
  onToggleFavourite,
}: MenuEntryProps) {
  const { t } = useTranslation('menu');
  const { t: tc } = useTranslation();
  return (
    <li className={styles.entry}>
      <a
        className={styles.link}
        href={href}
        data-to={item.to}
        data-menu-stop
        data-current={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        title={item.title}
      >
        <BreakableTitle text={item.name} />
        {waiting > 0 ? (
          <span className={styles.waiting}>
            <span aria-hidden>{waiting}</span>
            <span className="visually-hidden">{t('waiting', { count: waiting })}</span>
          </span>
        ) : null}
      </a>
      <button
        type="button"
        className={styles.star}
        aria-pressed={isFavourite}
        aria-label={tc('labelled', { label: t('favourite'), text: item.name })}
        title={t(isFavourite ? 'favouriteRemove' : 'favouriteAdd')}
        onClick={() => onToggleFavourite(item.key)}
      >
        {isFavourite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      </button>
    </li>
  );
});

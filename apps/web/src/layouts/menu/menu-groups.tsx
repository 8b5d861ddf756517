import { DownOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import type { MenuGroup } from '../../api/get-menu.ts';
import { MenuEntries } from './menu-entries.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { familyAtHand, isCurrentItem, isOwnGroup, toggled } from './menu-model.ts';
import styles from './menu-groups.module.css';
import type { OwnMenu } from './use-own-menu.ts';
import { useStoredKeys } from './use-stored-keys.ts';

type MenuGroupsProps = {
  readonly groups: readonly MenuGroup[];
  readonly own: OwnMenu;
  /** All of them: what was filtered out leaves nothing to open. */
  readonly isAllOpen: boolean;
};

/** Families that open and close; the one of the current screen is open. */
export function MenuGroups({ groups, own, isAllOpen }: MenuGroupsProps) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  // Until the user toggles them, families are closed but the one of the person's work; own groups are open.
  const [toggledKeys, changeToggled] = useStoredKeys('menu_open');
  // An outage must not remove the menu.
  const { data: me } = useQuery(meQuery());
  const atHand = me === undefined ? null : familyAtHand(me.type);

  if (groups.length === 0 && isAllOpen) return <p className={styles.none}>{t('filterNone')}</p>;
  return (
    <ul className={styles.groups}>
      {groups.map((group) => {
        const isOwn = isOwnGroup(group);
        const holdsCurrent = !isOwn && group.items.some((item) => isCurrentItem(item, pathname));
        return (
          <Group
            key={group.key}
            group={group}
            own={own}
            pathname={pathname}
            holdsCurrent={holdsCurrent}
            isOpen={
              isAllOpen || holdsCurrent || toggledKeys.includes(group.key) !== (isOwn || group.key === atHand)
            }
            onToggle={() => changeToggled((keys) => toggled(keys, group.key))}
          />
        );
      })}
    </ul>
  );
}

type GroupProps = {
  readonly group: MenuGroup;
  readonly own: OwnMenu;
  readonly pathname: string;
  readonly holdsCurrent: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function Group({ group, own, pathname, holdsCurrent, isOpen, onToggle }: GroupProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.group}
        data-menu-stop
        data-current={holdsCurrent}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <MenuIcon name={group.icon} />
        <span className={styles.title}>{group.title}</span>
        <DownOutlined className={styles.arrow} aria-hidden />
      </button>
      {isOpen ? (
        <ul className={styles.items}>
          <MenuEntries group={group} own={own} pathname={pathname} />
        </ul>
      ) : null}
    </li>
  );
}

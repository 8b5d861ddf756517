import { commandAction, isCommandKind, type CommandKind } from '@quartermaster/domain/actions/commands';
import { DownOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../../i18n/language.ts';
import { useOfferActions } from '../../../engine/page-actions.ts';
import { Kbd } from '../../../ui/text/kbd.tsx';
import { LazyMenu } from '../../../ui/overlay/lazy-menu.tsx';
import { commandTitle } from './command-words.ts';
import styles from './commands.module.css';
import type { ActionGroup } from './menu-actions.ts';
import { useCommandActions, type Preset } from './command-actions.ts';

const KEY = 'a';

type Presets = Partial<Readonly<Record<CommandKind, Preset>>>;

/** An action with prepared values. */
type Prepared = { readonly name: string; readonly kind: string; readonly run: () => void };

type ActionsMenuProps = {
  /** What the person may run or request. */
  readonly groups: readonly ActionGroup[];
  /** What the forms of actions begin with. */
  readonly presets: Presets;
  readonly prepared?: readonly Prepared[];
  /** Where the subject is deleted or dissolved, no actions are offered and no hint explains it. */
  readonly isOver: boolean;
};

/** Menu of the actions that the person may run or request; a notice if there are none. */
export function ActionsMenu({ groups, presets, prepared = NONE, isOver }: ActionsMenuProps) {
  const { t } = useTranslation('commands');
  const place = useRef<HTMLSpanElement>(null);
  useMenuKey(place);
  useOfferMenu(groups, presets);
  const items = useMenuItems(groups, presets, prepared);
  if (groups.length === 0) return isOver ? null : <span className={styles.soft}>{t('noActions')}</span>;
  return (
    <span ref={place} className={styles.menu}>
      <LazyMenu menu={{ items }}>
        <Button type="primary" aria-keyshortcuts={KEY} title={t('actionsKey', { key: KEY.toUpperCase() })}>
          {t('actions')} <Kbd>{KEY.toUpperCase()}</Kbd> <DownOutlined aria-hidden />
        </Button>
      </LazyMenu>
    </span>
  );
}

const NONE: readonly Prepared[] = [];

/** Presets of the environment, then actions by group; actions by request are marked. */
function useMenuItems(
  groups: readonly ActionGroup[],
  presets: Presets,
  kept: readonly Prepared[],
): MenuProps['items'] {
  const { t } = useTranslation('commands');
  const { wayTo, open } = useCommandActions();
  const label = (kind: CommandKind, text: string) =>
    wayTo(kind) === 'ask' ? (
      <span className={styles.asked}>
        {text} <span className={styles.soft}>{t('byRequest')}</span>
      </span>
    ) : (
      text
    );
  const prepared: MenuProps['items'] = kept.map(({ name, kind, run }) => ({
    key: `preset ${name}`,
    label: isCommandKind(kind) ? label(kind, name) : name,
    onClick: run,
  }));
  const usual: MenuProps['items'] = groups.flatMap(
    ({ key, title, kinds }): NonNullable<MenuProps['items']> => {
      const children = kinds.map((kind) => ({
        key: kind,
        label: label(kind, commandTitle(kind)),
        danger: commandAction(kind).isDangerous,
        onClick: () => open(kind, presets[kind]),
      }));
      return title === null ? children : [{ type: 'group', key, label: title[readLanguage()], children }];
    },
  );
  return prepared.length === 0
    ? usual
    : [{ type: 'group', key: 'presets', label: t('presets'), children: prepared }, ...usual];
}

/** The palette offers what the menu does. */
function useOfferMenu(groups: readonly ActionGroup[], presets: Presets): void {
  const { target, open } = useCommandActions();
  const { name } = target;
  const offer = useMemo(() => {
    const actions = groups.flatMap(({ title, kinds }) =>
      kinds.map((kind) => ({
        key: kind,
        title: commandAction(kind).title,
        group: title,
        run: () => open(kind, presets[kind]),
      })),
    );
    return { about: name, actions };
  }, [groups, name, open, presets]);
  useOfferActions(offer);
}

/** The menu opens by its key, unless the user is typing or a dialog is open. */
function useMenuKey(place: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const isElsewhere =
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (target instanceof Element &&
          target.closest(
            'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], dialog',
          ) !== null);
      if (event.key.toLowerCase() !== KEY || isElsewhere) return;
      event.preventDefault();
      const button = place.current?.querySelector('button');
      button?.focus();
      button?.click();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [place]);
}

import {
  isPlayerActionKind,
  playerAction,
  type PlayerActionKind,
} from '@quartermaster/domain/actions/player/index';
import { MENU_GROUPS } from '@quartermaster/domain/actions/places';
import { DownOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../../i18n/language.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import { useOfferActions } from '../../../engine/page-actions.ts';
import { Kbd } from '../../../ui/text/kbd.tsx';
import { LazyMenu } from '../../../ui/overlay/lazy-menu.tsx';
import { playerActionTitle } from './action-words.ts';
import styles from './commands.module.css';
import { menuActions, type ActionGroup } from './menu-actions.ts';
import { usePlayerActions, type Preset } from './player-actions.ts';
import { usePresetItems } from './use-preset-items.ts';
import { useSanctionsInForce } from '../page/use-sanctions-in-force.ts';

const KEY = 'a';

/** Menu of the actions that the person may run or request; a notice if there are none. */
export function ActionsMenu() {
  const { t } = useTranslation('commands');
  const { details } = useBranch();
  const { role, summary } = usePlayerActions();
  const place = useRef<HTMLSpanElement>(null);
  useMenuKey(place);
  const presets = usePresets();
  const { isProtected } = details;
  const { status } = summary.player;
  const groups = useMemo(
    () => (status === 'deleted' ? [] : menuActions(role, isProtected)),
    [status, role, isProtected],
  );
  useOfferMenu(groups, presets);
  const items = useMenuItems(groups, presets);
  if (groups.length === 0)
    return status === 'deleted' ? null : <span className={styles.soft}>{t('noActions')}</span>;
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

type Presets = Partial<Readonly<Record<PlayerActionKind, Preset>>>;

/** Presets of the environment, then actions by group; actions by request are marked. */
function useMenuItems(groups: readonly ActionGroup[], presets: Presets): MenuProps['items'] {
  const { t } = useTranslation('commands');
  const { wayTo, open } = usePlayerActions();
  const kept = usePresetItems();
  const label = (kind: PlayerActionKind, text: string) =>
    wayTo(kind) === 'ask' ? (
      <span className={styles.asked}>
        {text} <span className={styles.soft}>{t('byRequest')}</span>
      </span>
    ) : (
      text
    );
  const prepared: MenuProps['items'] = kept.map(({ name, kind, run }) => ({
    key: `preset ${name}`,
    label: isPlayerActionKind(kind) ? label(kind, name) : name,
    onClick: run,
  }));
  const usual: MenuProps['items'] = groups.map(({ key, kinds }) => ({
    type: 'group',
    key,
    label: MENU_GROUPS[key][readLanguage()],
    children: kinds.map((kind) => ({
      key: kind,
      label: label(kind, playerActionTitle(kind)),
      danger: playerAction(kind).isDangerous,
      onClick: () => open(kind, presets[kind]),
    })),
  }));
  return prepared.length === 0
    ? usual
    : [{ type: 'group', key: 'presets', label: t('presets'), children: prepared }, ...usual];
}

/** The palette offers what the menu does. */
function useOfferMenu(groups: readonly ActionGroup[], presets: Presets): void {
  const { summary, open } = usePlayerActions();
  const { name } = summary.player;
  const offer = useMemo(() => {
    const actions = groups.flatMap(({ key, kinds }) =>
      kinds.map((kind) => ({
        key: kind,
        title: playerAction(kind).title,
        group: MENU_GROUPS[key],
        run: () => open(kind, presets[kind]),
      })),
    );
    return { about: name, actions };
  }, [groups, name, open, presets]);
  useOfferActions(offer);
}

/** What leaves no choice is chosen already. */
function usePresets(): Presets {
  const { player } = usePlayerActions();
  const [sanction, ...others] = useSanctionsInForce(player).kinds;
  const only = others.length > 0 ? undefined : sanction;
  return useMemo(() => (only === undefined ? {} : { lift_sanction: { kind: only } }), [only]);
}

/** The menu opens by its key, unless somebody is typing or a dialog is open. */
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

import { SearchOutlined } from '@ant-design/icons';
import { useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../../engine/use-menu.ts';
import { Kbd } from '../../ui/text/kbd.tsx';
import { ModalDialog } from '../../ui/overlay/modal-dialog.tsx';
import { isCurrentItem } from '../menu/menu-model.ts';
import { useStoredKeys } from '../menu/use-stored-keys.ts';
import styles from './command-palette.module.css';
import { SearchHits } from './search-hits.tsx';
import { SearchInput } from './search-input.tsx';
import { useHitKeys } from './use-hit-keys.ts';
import { useActionHits, usePlayersHit, useSearchHits, type Hit } from './use-search-hits.ts';

type CommandPaletteProps = { readonly onClose: () => void };

/**
 * Everything of the console a few letters away: what can be done on this page, screens, and records of this
 * environment and version.
 */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const { t } = useTranslation('search');
  return (
    <ModalDialog className={styles.palette} label={t('paletteLabel')} onClose={onClose}>
      <PaletteSearch onClose={onClose} />
      <KeyHints />
    </ModalDialog>
  );
}

function PaletteSearch({ onClose }: CommandPaletteProps) {
  const { t } = useTranslation('search');
  const listId = useId();
  const [text, setText] = useState('');
  const own = useOwnHits();
  const found = useSearchHits(text);
  const players = usePlayersHit(text);
  // Enter must not lead to players while screens and records are still being looked for.
  const offered = players === null || found.isSearching ? [] : [players];
  const hits = found.hits === undefined ? own : [...found.hits, ...offered];
  const { active, choose, handleKeyDown, restart } = useHitKeys(
    { hits, isSearching: found.isSearching },
    onClose,
  );

  const handleType = (next: string) => {
    setText(next);
    restart();
  };

  return (
    <>
      <div className={styles.line}>
        <SearchOutlined className={styles.icon} aria-hidden />
        <SearchInput
          className={styles.input}
          label={t('paletteLabel')}
          text={text}
          listId={listId}
          active={hits[active] ? active : null}
          isFocused
          onType={handleType}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div className={styles.hits}>
        {text.trim() === '' && own.length === 0 ? (
          <p className={styles.empty}>{t('empty')}</p>
        ) : (
          <SearchHits
            id={listId}
            hits={hits}
            isSearching={found.isSearching}
            active={active}
            onChoose={choose}
          />
        )}
      </div>
    </>
  );
}

function KeyHints() {
  const { t } = useTranslation('search');
  return (
    <p className={styles.keys} aria-hidden="true">
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('hintChoose')} <Kbd>↵</Kbd> {t('hintOpen')} <Kbd>Esc</Kbd> {t('hintClose')}
    </p>
  );
}

/** Before anything is typed: what the page offers to do, favourites and the screens opened last. */
function useOwnHits(): readonly Hit[] {
  const menu = useMenu();
  const { pathname } = useLocation();
  const [favourites] = useStoredKeys('menu_favourites');
  const [recent] = useStoredKeys('menu_recent');
  const actions = useActionHits('');
  const items = new Map(menu?.groups.flatMap((group) => group.items.map((item) => [item.key, item])));
  const hitsOf = (keys: readonly string[], own: 'favourites' | 'recent') =>
    keys.flatMap((key): Hit[] => {
      const item = items.get(key);
      return item ? [{ kind: 'page', key, to: item.to, name: item.name, own }] : [];
    });
  // The page itself needs no way back to it, and a favourite is above already.
  const others = recent.filter((key) => {
    const item = items.get(key);
    return item !== undefined && !isCurrentItem(item, pathname) && !favourites.includes(key);
  });
  return [...actions, ...hitsOf(favourites, 'favourites'), ...hitsOf(others, 'recent')];
}

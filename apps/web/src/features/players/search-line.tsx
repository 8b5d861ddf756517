import { SearchOutlined } from '@ant-design/icons';
import { SEARCHED_BY } from '@quartermaster/contract/http/choices';
import { Button, Select, Space } from 'antd';
import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/text/kbd.tsx';
import field from '../../ui/text/search-field.module.css';
import { useSlash } from '../../ui/layout/use-slash.ts';
import { useAskedText } from '../../ui/text/use-kept-text.ts';
import { focusFirstRow } from './row-focus.ts';
import styles from './search.module.css';
import type { PlayerSearchState } from './use-player-search.ts';

type By = (typeof SEARCHED_BY)[number];

/** What to look for, and as what. Asked on Enter: every search is written down, half a word is none. */
export function SearchLine({ state }: { readonly state: PlayerSearchState }) {
  const { t } = useTranslation('players');
  const { t: tc } = useTranslation();
  const { search, change, isMasked } = state;
  const by = SEARCHED_BY.find((each) => each === search.by) ?? 'any';
  const [text, setText] = useAskedText('players', search.q ?? '');
  const anything = tc(isMasked ? 'findPlayerHolderMasked' : 'findPlayerHolder');
  const holder = by === 'any' ? anything : t(`by.${by}`);
  const ask = (next: By) => change({ ...search, q: text.trim(), by: next === 'any' ? '' : next });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(by);
  };
  return (
    <form className={styles.line} role="search" onSubmit={handleSubmit}>
      <Space.Compact className={styles.asked ?? ''}>
        <Select<By>
          className={styles.by ?? ''}
          value={by}
          options={SEARCHED_BY.map((value) => ({ value, label: t(`by.${value}`) }))}
          listHeight={340}
          popupMatchSelectWidth={false}
          aria-label={t('byLabel')}
          onChange={ask}
        />
        <SearchInput holder={holder} text={text} onType={setText} />
        <Button type="primary" htmlType="submit" icon={<SearchOutlined aria-hidden />}>
          {t('search')}
        </Button>
      </Space.Compact>
    </form>
  );
}

type SearchInputProps = {
  readonly holder: string;
  readonly text: string;
  readonly onType: (text: string) => void;
};

/** The arrow leads on into what was found. */
function SearchInput({ holder, text, onType }: SearchInputProps) {
  const { t } = useTranslation('players');
  const input = useRef<HTMLInputElement>(null);
  useSlash(input);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && focusFirstRow()) event.preventDefault();
    if (event.key === 'Escape') onType('');
  };
  return (
    <span className={styles.box}>
      <input
        ref={input}
        className={`${field.input} ${styles.input}`}
        type="search"
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder={holder}
        aria-label={t('searchLabel')}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {text === '' ? (
        <span className={styles.slash} aria-hidden="true">
          <Kbd>/</Kbd>
        </span>
      ) : null}
    </span>
  );
}

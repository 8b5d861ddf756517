import { LANGUAGES } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { App } from 'antd';
import { useEffect, useMemo, useRef, type ClipboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import type { TextsRequest } from '../../api/localization.ts';
import type { useRowWindow } from '../list/use-row-window.ts';
import type { TextEntries } from './text-entries.ts';
import type { PastedTexts } from './paste-texts.ts';
import { TextLine, type LineActions } from './text-line.tsx';
import styles from './text-grid.module.css';
import type { TextKeys } from './use-text-keys.ts';

type TextGridProps = {
  readonly module: ResolvedModule;
  readonly request: TextsRequest;
  readonly entries: TextEntries;
  readonly view: ReturnType<typeof useRowWindow>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly keys: TextKeys;
  readonly selected: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
};

/** Keys down, languages across. Only the lines in view are drawn, and only they are fetched. */
export function TextGrid(props: TextGridProps) {
  const { entries, scroller, keys, onToggle, request } = props;
  const { t } = useTranslation('texts');
  const actions = useLineActions(keys, onToggle);
  const tellPasted = useTellPasted();
  const handleCopy = (event: ClipboardEvent) => {
    if (keys.edit !== null || !window.getSelection()?.isCollapsed) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', keys.textOf());
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (keys.edit !== null || pasted === '') return;
    event.preventDefault();
    tellPasted(keys.paste(pasted));
  };
  return (
    <div className={styles.scroller} ref={scroller}>
      <table
        className={styles.grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of cells that take the focus is what a grid is
        role="grid"
        aria-rowcount={entries.count + 1}
        aria-colcount={LANGUAGES.length + 1}
        aria-multiselectable
        aria-label={t('grid')}
        onKeyDown={keys.handleKeyDown}
        onCopy={handleCopy}
        onPaste={handlePaste}
      >
        <GridHead source={request.source} />
        <GridBody {...props} actions={actions} />
      </table>
    </div>
  );
}

/** Says what became of pasted cells: those of a long list are below what is seen. */
function useTellPasted(): (pasted: PastedTexts) => void {
  const { t } = useTranslation('texts');
  const { message } = App.useApp();
  return ({ texts, skipped }) => {
    if (texts.length > 0) void message.info(t('pasted', { count: texts.length }));
    if (skipped > 0) void message.warning(t('pasteSkipped', { count: skipped }));
  };
}

function GridHead({ source }: Pick<TextsRequest, 'source'>) {
  const { t } = useTranslation('texts');
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">{t('key')}</th>
        {LANGUAGES.map((language) => (
          <th key={language} scope="col">
            {LANGUAGE_NAMES[language]}
            {language === source ? <span className={styles.source}>{t('source')}</span> : null}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function GridBody({
  module,
  entries,
  view,
  keys,
  selected,
  actions,
}: TextGridProps & { readonly actions: LineActions }) {
  const { active, edit } = keys;
  return (
    <tbody>
      {view.before > 0 ? <tr aria-hidden="true" style={{ height: view.before }} /> : null}
      {view.indexes.map((index) => {
        const { key, row, draft } = entries.at(index);
        return (
          <TextLine
            key={index}
            index={index}
            module={module}
            textKey={key}
            row={row}
            draft={draft}
            activeColumn={active.row === index ? active.column : null}
            editStart={edit?.row === index ? edit.start : null}
            isSelected={key !== undefined && selected.has(key)}
            actions={actions}
          />
        );
      })}
      {view.after > 0 ? <tr aria-hidden="true" style={{ height: view.after }} /> : null}
    </tbody>
  );
}

/** Functions that stay the same while what they do follows the newest state. */
function useLineActions(keys: TextKeys, onToggle: (key: string) => void): LineActions {
  const newest = useRef({ keys, onToggle });
  useEffect(() => {
    newest.current = { keys, onToggle };
  });
  return useMemo(
    () => ({
      activate: (cell) => newest.current.keys.setActive(cell),
      startEdit: (cell, typed) => newest.current.keys.startEdit(cell, typed),
      type: (text) => newest.current.keys.handleText(text),
      endEdit: () => newest.current.keys.endEdit(true),
      toggle: (key) => newest.current.onToggle(key),
    }),
    [],
  );
}

import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { readLanguage } from '../../i18n/language.ts';
import { editorPhrases } from './editor-phrases.ts';

/** The console's own colours: the editor's are made for a white page. */
const COLOURS = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--blue)' },
  { tag: tags.string, color: 'var(--green)' },
  { tag: tags.number, color: 'var(--purple)' },
  { tag: [tags.bool, tags.null], color: 'var(--orange)' },
  { tag: tags.keyword, color: 'var(--blue)' },
  { tag: tags.comment, color: 'var(--text-soft)' },
]);

/** Looks and words of every code editor of the console. */
export const editorLook = (height: string): Extension => [
  syntaxHighlighting(COLOURS),
  EditorView.lineWrapping,
  EditorView.cspNonce.of(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''),
  EditorState.phrases.of(editorPhrases(readLanguage())),
  EditorView.theme({
    '&': { height, fontSize: '12px', backgroundColor: 'var(--surface)', color: 'var(--text)' },
    '.cm-content': { fontFamily: 'var(--font-mono)', caretColor: 'var(--text)' },
    '.cm-gutters': { backgroundColor: 'var(--surface-sunken)', color: 'var(--text-faint)', border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
    '&.cm-focused': { outline: 'none' },
    '.cm-cursor': { borderLeftColor: 'var(--text)' },
    // At the editor's own edge: at the window's it would cover the form's bar.
    '.cm-panels': {
      position: 'relative',
      zIndex: 1,
      backgroundColor: 'var(--surface-sunken)',
      color: 'var(--text)',
    },
    '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
    '.cm-textfield, .cm-button': {
      border: '1px solid var(--line)',
      borderRadius: 'var(--radius)',
      backgroundColor: 'var(--surface)',
      backgroundImage: 'none',
      fontSize: '12px',
    },
    '.cm-tooltip': {
      border: '1px solid var(--line)',
      borderRadius: 'var(--radius)',
      backgroundColor: 'var(--surface)',
      color: 'var(--text)',
    },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'var(--hover)',
      color: 'var(--text)',
    },
    '.cm-completionDetail': { color: 'var(--text-soft)', fontStyle: 'normal' },
  }),
];

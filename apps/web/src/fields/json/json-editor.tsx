import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readLanguage } from '../../i18n/language.ts';
import { editorPhrases } from './editor-phrases.ts';
import styles from './json.module.css';

type JsonEditorProps = {
  readonly id?: string;
  readonly text: string;
  readonly labelId?: string;
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  readonly isReadOnly: boolean;
  readonly height: string;
  readonly onText: (text: string) => void;
};

/** A CodeMirror editor for JSON; a module of its own, loaded when first wanted. */
export function JsonEditor({ text, onText, isReadOnly, height, ...rest }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const tell = useRef(onText);
  const shown = useRef(text);
  const { id, labelId, label, describedBy, isInvalid } = rest;
  const [state] = useState(() => new Compartment());
  useLayoutEffect(() => {
    tell.current = onText;
  });
  // The editor owns its document: it is built once per set of fixed properties.
  useEffect(() => {
    if (host.current === null) return undefined;
    const created = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: shown.current,
        extensions: [
          state.of([]),
          extensions({ id, labelId, label, isReadOnly, height }, (next) => {
            shown.current = next;
            tell.current(next);
          }),
        ],
      }),
    });
    view.current = created;
    return () => created.destroy();
  }, [id, labelId, label, isReadOnly, height, state]);
  // What is wrong with the text comes and goes while it is typed: the editor and its cursor stay.
  useEffect(() => {
    view.current?.dispatch({ effects: state.reconfigure(problemAttributes(describedBy, isInvalid)) });
  }, [describedBy, isInvalid, state]);
  // A text from outside replaces the document; the editor's own typing comes back unchanged.
  useEffect(() => {
    if (view.current === null || shown.current === text) return;
    shown.current = text;
    view.current.dispatch({ changes: { from: 0, to: view.current.state.doc.length, insert: text } });
  }, [text]);
  return <div ref={host} className={styles.editor} />;
}

function problemAttributes(describedBy: string | undefined, isInvalid: boolean | undefined) {
  return EditorView.contentAttributes.of({
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(isInvalid === true ? { 'aria-invalid': 'true' } : {}),
  });
}

/** The console's own colours: the editor's are made for a white page. */
const COLOURS = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--blue)' },
  { tag: tags.string, color: 'var(--green)' },
  { tag: tags.number, color: 'var(--purple)' },
  { tag: [tags.bool, tags.null], color: 'var(--orange)' },
]);

type Fixed = Pick<JsonEditorProps, 'id' | 'labelId' | 'label' | 'isReadOnly' | 'height'>;

function extensions(fixed: Fixed, onText: (text: string) => void) {
  return [
    basicSetup,
    json(),
    syntaxHighlighting(COLOURS),
    EditorView.lineWrapping,
    EditorView.cspNonce.of(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''),
    EditorState.readOnly.of(fixed.isReadOnly),
    EditorState.phrases.of(editorPhrases(readLanguage())),
    EditorView.contentAttributes.of({
      ...(fixed.id === undefined ? {} : { id: fixed.id }),
      ...(fixed.labelId === undefined ? {} : { 'aria-labelledby': fixed.labelId }),
      ...(fixed.label === undefined ? {} : { 'aria-label': fixed.label }),
    }),
    EditorView.theme({
      '&': {
        height: fixed.height,
        fontSize: '12px',
        backgroundColor: 'var(--surface)',
        color: 'var(--text)',
      },
      '.cm-content': { fontFamily: 'var(--font-mono)', caretColor: 'var(--text)' },
      '.cm-gutters': { backgroundColor: 'var(--surface-sunken)', color: 'var(--text-faint)', border: 'none' },
      '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
      '&.cm-focused': { outline: 'none' },
      '.cm-cursor': { borderLeftColor: 'var(--text)' },
      // At the editor's own edge: at the window's it would lie on the form's bar.
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
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onText(update.state.doc.toString());
    }),
  ];
}

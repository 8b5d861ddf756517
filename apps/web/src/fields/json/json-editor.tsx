import { json } from '@codemirror/lang-json';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { editorLook } from './editor-look.ts';
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

type Fixed = Pick<JsonEditorProps, 'id' | 'labelId' | 'label' | 'isReadOnly' | 'height'>;

function extensions(fixed: Fixed, onText: (text: string) => void) {
  return [
    basicSetup,
    json(),
    editorLook(fixed.height),
    EditorState.readOnly.of(fixed.isReadOnly),
    EditorView.contentAttributes.of({
      ...(fixed.id === undefined ? {} : { id: fixed.id }),
      ...(fixed.labelId === undefined ? {} : { 'aria-labelledby': fixed.labelId }),
      ...(fixed.label === undefined ? {} : { 'aria-label': fixed.label }),
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onText(update.state.doc.toString());
    }),
  ];
}

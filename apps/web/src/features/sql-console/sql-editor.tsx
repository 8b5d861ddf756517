import {
  autocompletion,
  closeCompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { PostgreSQL, sql, type SQLNamespace } from '@codemirror/lang-sql';
import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SqlTable } from '../../api/sql-console.ts';
import { editorLook } from '../../fields/json/editor-look.ts';
import styles from './sql-console.module.css';

/** A place in the statement that PostgreSQL complained about. */
export type SqlMark = { readonly at: number; readonly message: string };

type SqlEditorProps = {
  readonly label: string;
  readonly text: string;
  readonly tables: readonly SqlTable[];
  readonly mark: SqlMark | null;
  readonly onText: (text: string) => void;
  readonly onRun: () => void;
};

const HEIGHT = '240px';

/** A CodeMirror editor for SQL, loaded when first wanted. It completes the tables and columns that can be read. */
export function SqlEditor({ label, text, tables, mark, onText, onRun }: SqlEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const shown = useRef(text);
  const calls = useRef({ onText, onRun });
  const [language] = useState(() => new Compartment());
  useLayoutEffect(() => {
    calls.current = { onText, onRun };
  });
  useEffect(() => {
    if (host.current === null) return undefined;
    const tell = (next: string) => {
      shown.current = next;
      calls.current.onText(next);
    };
    const extensions = [
      runKey(() => calls.current.onRun()),
      basicSetup,
      // Their letters are of a font that not every machine has.
      autocompletion({ icons: false }),
      language.of([]),
      editorLook(HEIGHT),
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) tell(update.state.doc.toString());
      }),
    ];
    const created = new EditorView({
      parent: host.current,
      state: EditorState.create({ doc: shown.current, extensions }),
    });
    view.current = created;
    return () => created.destroy();
  }, [label, language]);
  useEffect(() => {
    view.current?.dispatch({ effects: language.reconfigure(sqlOf(tables)) });
  }, [tables, language]);
  // A text from outside (a saved query, a table) replaces the document; the editor's own typing comes back unchanged.
  useEffect(() => {
    if (view.current === null || shown.current === text) return;
    shown.current = text;
    view.current.dispatch({ changes: { from: 0, to: view.current.state.doc.length, insert: text } });
  }, [text]);
  useEffect(() => {
    const { current } = view;
    if (current !== null) current.dispatch(setDiagnostics(current.state, diagnosticsOf(current.state, mark)));
  }, [mark]);
  return <div ref={host} className={styles.editor} />;
}

const runKey = (run: () => void): Extension =>
  Prec.highest(
    keymap.of([
      {
        key: 'Mod-Enter',
        run: (view) => {
          closeCompletion(view);
          run();
          return true;
        },
      },
    ]),
  );

function sqlOf(tables: readonly SqlTable[]): Extension {
  const schema: Record<string, SQLNamespace> = {};
  for (const table of tables) schema[table.name] = completionsOf(table);
  return [
    sql({ dialect: PostgreSQL, schema }),
    PostgreSQL.language.data.of({
      autocomplete: (context: CompletionContext) => ownColumns(context, tables),
    }),
  ];
}

const completionsOf = ({ columns }: SqlTable) =>
  columns.map(({ name, type }) => ({ label: name, detail: type, type: 'property', boost: 1 }));

/** Columns of the tables that the statement names, without the name of the table before them. */
function ownColumns(context: CompletionContext, tables: readonly SqlTable[]): CompletionResult | null {
  const word = context.matchBefore(/(?<![\w.])[a-z_]\w*$/i);
  if (word === null) return null;
  const named = new Set(context.state.doc.toString().match(/[\w.]+/g));
  return { from: word.from, options: tables.filter(({ name }) => named.has(name)).flatMap(completionsOf) };
}

/** The word at the place, or the last character where the statement ends too early. */
function diagnosticsOf(state: EditorState, mark: SqlMark | null) {
  if (mark === null) return [];
  const from = Math.min(mark.at, Math.max(0, state.doc.length - 1));
  const to = state.wordAt(from)?.to ?? Math.min(from + 1, state.doc.length);
  return [{ from, to, severity: 'error' as const, message: mark.message }];
}

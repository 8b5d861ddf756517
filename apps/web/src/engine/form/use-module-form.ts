import type { Issue } from '@quartermaster/domain/core/issue';
import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Control, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { FormSession, FormState } from './form-session.ts';
import { createFormSession } from './form-session.ts';
import { NO_HALF_TEXTS, type HalfTexts } from './half-texts.ts';
import { forbidsSaving, topField } from '../record/record-issues.ts';

/** Typing is painted first; what follows from it is worked out this much later. */
const SETTLE_MS = 60;

export type ModuleFormStart = {
  readonly module: ResolvedModule;
  /** `null`: a record that does not exist yet. */
  readonly recordId: string | null;
  readonly data: RecordData;
  /** Fields of a new record that are settled already; those of a stored record's identity always are. */
  readonly locked?: readonly string[];
  readonly isProtected: boolean;
  readonly serverIssues: readonly Issue[];
};

/** A record being edited, without any idea of how it looks. */
export type ModuleForm = {
  readonly module: ResolvedModule;
  readonly recordId: string | null;
  /** Fields that take no input. */
  readonly locked: ReadonlySet<string>;
  readonly control: Control<FieldValues>;
  readonly session: FormSession;
  /** The values as they are this moment. */
  readonly read: () => RecordData;
  /** Puts a value into one field, as if it had been typed. */
  readonly set: (key: string, value: JsonValue) => void;
  /** Whether anything is unsaved this moment, the last key included. */
  readonly isDirty: () => boolean;
  /** Puts other values in place of all that is typed, and such texts as still belong beside them. */
  readonly write: (data: RecordData, halfTexts?: HalfTexts) => void;
  readonly discard: () => void;
  /** The record is stored as `data` now. */
  readonly settle: (data: RecordData) => void;
  /** Calls one of the two, with every problem shown. */
  readonly submit: (onValid: (data: RecordData) => void, onInvalid: (path: string) => void) => void;
};

export function useModuleForm(start: ModuleFormStart): ModuleForm {
  const { module, recordId } = start;
  const [locked] = useState(() => new Set(recordId === null ? start.locked : module.identity));
  const [session] = useState(() => createFormSession({ ...start, isNew: recordId === null }));
  const [resolver] = useState(() => createResolver(session));
  const { control, getValues, setValue, reset, handleSubmit, subscribe } = useForm<FieldValues>({
    defaultValues: start.data,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [typing] = useState(() => createTypingFollower(session));
  useEffect(
    () => typing.follow((callback) => subscribe({ formState: { values: true }, callback })),
    [typing, subscribe],
  );
  return useMemo(() => {
    const write = (data: RecordData, halfTexts = NO_HALF_TEXTS) => {
      reset(data);
      session.replace(data, halfTexts);
    };
    return {
      module,
      recordId,
      locked,
      control,
      session,
      read: getValues,
      set: setValue,
      isDirty: () => {
        typing.flush();
        return session.getState().unsaved > 0;
      },
      write,
      discard: () => write(session.getState().base),
      settle: (data) => {
        reset(data);
        session.rebase(data);
      },
      submit: (onValid, onInvalid) => {
        session.see(getValues());
        session.showAll();
        void handleSubmit(onValid, (errors) => onInvalid(firstPath(errors, module)))();
      },
    };
  }, [module, recordId, locked, control, session, typing, getValues, setValue, reset, handleSubmit]);
}

/** A part of what is known of the record; the component is drawn again when that part changes. */
export function useFormState<T>(form: ModuleForm, select: (state: FormState) => T): T {
  return useSyncExternalStore(form.session.subscribe, () => select(form.session.getState()));
}

type Listen = (callback: (state: { readonly values: FieldValues }) => void) => () => void;

/** Tells the session what is typed, once typing rests for a moment, somebody asks or the page goes away. */
function createTypingFollower(session: FormSession) {
  let waiting: { readonly timer: number; readonly values: FieldValues } | null = null;
  const flush = () => {
    if (waiting === null) return;
    window.clearTimeout(waiting.timer);
    const { values } = waiting;
    waiting = null;
    session.see(values);
  };
  const wait = ({ values }: { readonly values: FieldValues }) => {
    if (waiting !== null) window.clearTimeout(waiting.timer);
    waiting = { timer: window.setTimeout(flush, SETTLE_MS), values };
  };
  return {
    flush,
    follow: (listen: Listen) => {
      const stop = listen(wait);
      window.addEventListener('pagehide', flush);
      return () => {
        flush();
        stop();
        window.removeEventListener('pagehide', flush);
      };
    },
  };
}

/** Only problems that the server would refuse keep a record from being saved. Asked once the session has seen all. */
function createResolver(session: FormSession): Resolver {
  return (values) => {
    const refused = session.getState().issues.all.filter(forbidsSaving);
    if (refused.length === 0) return { values, errors: {} };
    const errors = refused.map(({ path, code }) => [topField(path), { type: code, message: path }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors };
  };
}

/** The place of the first problem in the order of the form. */
function firstPath(errors: FieldErrors, module: ResolvedModule): string {
  const keys = [...module.sections.flatMap((section) => section.fields), ...Object.keys(errors)];
  const message = errors[keys.find((key) => errors[key] !== undefined) ?? '']?.message;
  return typeof message === 'string' ? message : '';
}

import { App } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSession } from '../../engine/form/form-session.ts';
import type { FormStep, StepWay, TurnedStep } from '../../engine/form/form-steps.ts';
import { StepProvider, type StepKind } from '../../fields/common/steps.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { readLanguage } from '../../i18n/language.ts';
import { useOffer } from '../../ui/feedback/use-offer.tsx';
import { isTextBox, undoKey } from '../../ui/text/edit-history.ts';
import { drawTyped } from '../../ui/text/typing.ts';
import { focusField, focusRow } from './field-dom-id.ts';
import { createTypedBoxes } from './typed-boxes.ts';
import { isDialogOpen } from './use-save-key.ts';

type FormStepsProps = { readonly form: FormSession; readonly children: ReactNode };

/** Undo and redo of a form, by key and by an offer. */
export function FormSteps({ form, children }: FormStepsProps) {
  return (
    <StepProvider value={form}>
      {children}
      <StepKeys form={form} />
    </StepProvider>
  );
}

function StepKeys({ form }: Pick<FormStepsProps, 'form'>) {
  const { t } = useTranslation('form');
  const [said, setSaid] = useState('');
  const turn = (way: StepWay): void => {
    // What is being typed is not drawn yet.
    drawTyped();
    const step = form.nextStep(way);
    const turned = form.turnStep(way);
    if (step === null || turned === null) return;
    const name = t(`step.${step.kind}`, { count: step.parts.length });
    const text = t(way === 'undo' ? 'stepUndone' : 'stepRedone', { step: name });
    // The same text twice would be read once.
    setSaid((before) => (before === text ? `${text}\u00A0` : text));
    focusTurned(turned);
  };
  useStepKeys(form, turn);
  useStepOffer(form, () => turn('undo'));
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}

/** The focus goes to what came back; on a board it stays on its square. */
function focusTurned({ kind, path, row }: TurnedStep): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement?.closest('[role="toolbar"]')) return;
    if (row !== null) return focusRow(path, row, kind === 'move');
    const isLost = activeElement === null || activeElement === body;
    if (kind === 'clear' || isLost) focusField(path);
  });
}

/** What is lost by a step, or is hard to see, is offered back at once. */
const OFFERED: ReadonlySet<StepKind> = new Set<StepKind>(['clear', 'load', 'paste', 'remove']);
const OFFER = 'form-step';

/** Offers to undo the last step, for as long as it is the last one. */
function useStepOffer(form: FormSession, undo: () => void): void {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const { notification } = App.useApp();
  const offer = useOffer();
  const offered = useRef<FormStep | null>(null);
  const newest = useRef(0);
  const close = useEffectEvent(() => {
    if (offered.current !== null) notification.destroy(OFFER);
    offered.current = null;
  });
  const follow = useEffectEvent(() => {
    const step = form.nextStep('undo');
    if (step?.id === offered.current?.id) return;
    close();
    if (step === null || step.id <= newest.current) return;
    newest.current = step.id;
    if (!OFFERED.has(step.kind)) return;
    offered.current = step;
    const [part, ...others] = step.parts;
    offer({
      kind: 'success',
      key: OFFER,
      title: t(`step.${step.kind}`, { count: step.parts.length }),
      description: part && others.length === 0 ? pathLabel(form.module, part.path, readLanguage()) : null,
      action: common('undo'),
      onTake: undo,
    });
  });
  useEffect(() => {
    const stop = form.subscribe(() => follow());
    return () => {
      stop();
      close();
    };
  }, [form]);
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or those with ⌘: before any box hears of them, as it would take them for its own. */
function useStepKeys(form: FormSession, turn: (way: StepWay) => void): void {
  const handle = useEffectEvent(turn);
  useEffect(() => {
    const boxes = createTypedBoxes();
    let last = form.nextStep('undo');
    const stop = form.subscribe(() => {
      if (form.nextStep('undo') !== last) boxes.forget();
      last = form.nextStep('undo');
    });
    const see = ({ target }: Event) => boxes.see(target);
    const handleKey = (event: KeyboardEvent) => {
      const way = undoKey(event);
      const { target } = event;
      if (way === null) return boxes.see(target);
      if (boxes.isTyped(target) || belongsElsewhere(target) || form.nextStep(way) === null) return;
      event.preventDefault();
      event.stopPropagation();
      handle(way);
    };
    window.addEventListener('keydown', handleKey, { capture: true });
    window.addEventListener('beforeinput', see, { capture: true });
    return () => {
      stop();
      window.removeEventListener('keydown', handleKey, { capture: true });
      window.removeEventListener('beforeinput', see, { capture: true });
    };
  }, [form]);
}

/** Dialogs, editors of whole texts and boxes outside of the page have an undo of their own. */
function belongsElsewhere(target: EventTarget | null): boolean {
  if (isDialogOpen() || !(target instanceof HTMLElement)) return true;
  return target.isContentEditable || (isTextBox(target) && target.closest('main') === null);
}

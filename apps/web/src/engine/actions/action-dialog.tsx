import { Alert } from 'antd';
import type { ReactNode, SubmitEvent } from 'react';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './action-fields.module.css';
import { ActionFields } from './action-fields.tsx';
import type { ActionLayout, FieldProblems } from './action-layout.ts';
import type { ActionForm } from './use-action-form.ts';

type ActionDialogProps = {
  readonly title: string;
  /** What the button does. */
  readonly okText: string;
  /** Text above the fields. */
  readonly text?: string | null;
  readonly form: ActionForm;
  readonly layout?: ActionLayout;
  /** Problems that the form does not find itself. */
  readonly problems?: FieldProblems;
  readonly isDangerous?: boolean;
  /** Whether an input below the fields is still missing. */
  readonly isLocked?: boolean;
  readonly children?: ReactNode;
  readonly onClose: () => void;
};

/** An action in a dialog of its own: its fields, what it means, and the button. Enter sends it as well. */
export function ActionDialog({ form, problems, layout, children, ...props }: ActionDialogProps) {
  const { title, okText, text = null, isDangerous = false, isLocked = false, onClose } = props;
  const isDisabled = !form.isFilled || isLocked || Object.keys(problems ?? {}).length > 0;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isDisabled) form.submit();
  };
  return (
    <Dialog
      title={title}
      okText={okText}
      okButtonProps={{ danger: isDangerous, disabled: isDisabled, loading: form.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        {text === null ? null : <p>{text}</p>}
        <ActionFields
          fields={form.fields}
          values={form.values}
          change={form.change}
          problems={{ ...form.problems, ...problems }}
          {...(layout === undefined ? {} : { layout })}
        />
        {children}
        {form.refusal ? <Alert type="error" showIcon title={form.refusal} /> : null}
        {/* A form of several boxes hears Enter only where it has a button of its own. */}
        <button type="submit" hidden>
          {okText}
        </button>
      </form>
    </Dialog>
  );
}

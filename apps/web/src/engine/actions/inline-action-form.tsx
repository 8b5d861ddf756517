import { Alert, Button } from 'antd';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './action-fields.module.css';
import { ActionFields } from './action-fields.tsx';
import type { ActionLayout } from './action-layout.ts';
import type { ActionForm } from './use-action-form.ts';

type InlineActionFormProps = {
  readonly form: ActionForm;
  readonly layout: ActionLayout;
  /** What the button does; without it: it saves. */
  readonly okText?: string;
  /** Whether there is anything to send. */
  readonly isChanged?: boolean;
  /** Below the fields. */
  readonly children?: ReactNode;
  /** Beside the button. */
  readonly aside?: ReactNode;
};

/** An action in the page itself: its fields, why it was refused, and the button. Enter sends it as well. */
export function InlineActionForm({ form, layout, isChanged = true, ...props }: InlineActionFormProps) {
  const { t: tc } = useTranslation();
  const { okText = tc('save'), children, aside } = props;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanged) form.submit();
  };
  return (
    <form className={styles.inline} onSubmit={handleSubmit} noValidate>
      <ActionFields
        fields={form.fields}
        values={form.values}
        change={form.change}
        problems={form.problems}
        layout={layout}
      />
      {children}
      {form.refusal ? <Alert type="error" showIcon title={form.refusal} /> : null}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" disabled={!isChanged} loading={form.isPending}>
          {okText}
        </Button>
        {aside}
      </div>
    </form>
  );
}

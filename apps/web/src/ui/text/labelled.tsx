import { useId, type ReactNode } from 'react';
import styles from './labelled.module.css';

/** What ties an input to its label, its hint and its problem. */
export type LabelledInput = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly status: '' | 'error';
};

type LabelledProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Takes the hint's place. */
  readonly problem?: string | undefined;
  readonly children: (input: LabelledInput) => ReactNode;
};

/** The id of the label of such an input, for those that a label element cannot name. */
export const labelIdOf = ({ id }: Pick<LabelledInput, 'id'>): string => `${id}-label`;

/** An input of a form that no module defines, with its label above and what is to say about it below. */
export function Labelled({ label, hint, problem, children }: LabelledProps) {
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={labelIdOf({ id })}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': isWrong || hint ? `${id}-text` : undefined,
        'aria-invalid': isWrong,
        status: isWrong ? 'error' : '',
      })}
      {isWrong || hint ? (
        <p className={isWrong ? styles.problem : styles.hint} id={`${id}-text`}>
          {problem ?? hint}
        </p>
      ) : null}
    </div>
  );
}

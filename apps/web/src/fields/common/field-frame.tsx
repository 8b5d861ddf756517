import type { ReactNode } from 'react';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { Issue } from '@quartermaster/domain/core/issue';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { IssueTexts } from './issue-text.tsx';
import { useIsRequired } from './required-now.ts';
import styles from './field-frame.module.css';

type FieldFrameProps = {
  readonly field: ResolvedField;
  readonly path: string;
  readonly inputId: string;
  readonly issues: readonly Issue[];
  /** Small controls at the right end of the line of the label. */
  readonly aside?: ReactNode;
  /** The title above it says the same as its label, which is then left to screen readers. */
  readonly isTitled?: boolean;
  readonly children: ReactNode;
};

/** The ids by which a field's parts name each other. */
export function frameIds(inputId: string, field: ResolvedField, issues: readonly Issue[]) {
  const described = [
    issues.length > 0 ? `${inputId}-issues` : '',
    field.help === undefined ? '' : `${inputId}-help`,
  ];
  return { labelId: `${inputId}-label`, describedBy: described.filter(Boolean).join(' ') || undefined };
}

/** Label, input, help and problems of one field. */
export function FieldFrame({
  field,
  path,
  inputId,
  issues,
  aside,
  isTitled = false,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation('fields');
  const isRequired = useIsRequired(field, path);
  const { language } = useFieldEnvironment();
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <label id={`${inputId}-label`} htmlFor={inputId} className={isTitled ? 'visually-hidden' : undefined}>
          {field.label[language]}
        </label>
        {!isRequired && field.readOnly !== true && <span className={styles.optional}>{t('optional')}</span>}
        {aside}
      </div>
      {children}
      {field.help !== undefined && (
        <p id={`${inputId}-help`} className={styles.help}>
          {field.help[language]}
        </p>
      )}
      <IssueTexts id={`${inputId}-issues`} issues={issues} />
    </div>
  );
}

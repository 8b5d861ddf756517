import { admittedTargets } from '@quartermaster/domain/rules/admitted-targets';
import { useCallback, type ReactNode } from 'react';
import type { FormSession } from '../../engine/form/form-session.ts';
import { LockProvider } from '../../engine/form/locked-fields.tsx';
import { useIssueSource, useRequiredSource } from '../../engine/form/use-form-session.ts';
import { IncompleteInputProvider } from '../../fields/common/incomplete-input.tsx';
import { IssueProvider } from '../../fields/common/issues.tsx';
import { NewPartProvider } from '../../fields/common/new-part.ts';
import { RequiredProvider } from '../../fields/common/required-now.ts';
import { AdmittedProvider } from '../../fields/reference/admitted-targets.ts';
import { RuleProvider } from '../../fields/rows/use-row-rules.ts';
import { FormSteps } from './form-steps.tsx';

type FormProvidersProps = { readonly form: FormSession; readonly children: ReactNode };

/** What fields at any depth ask their form for. */
export function FormProviders({ form, children }: FormProvidersProps) {
  return (
    <IssueProvider value={useIssueSource(form)}>
      <IncompleteInputProvider value={form}>
        <NewPartProvider value={form}>
          <RuleProvider value={form.module.rules}>
            <RequiredProvider value={useRequiredSource(form)}>
              <AdmittedProvider value={useAdmitted(form)}>
                <LockProvider>
                  <FormSteps form={form}>{children}</FormSteps>
                </LockProvider>
              </AdmittedProvider>
            </RequiredProvider>
          </RuleProvider>
        </NewPartProvider>
      </IncompleteInputProvider>
    </IssueProvider>
  );
}

/** What a reference of the record may name, as its values are when a list of choices opens. */
const useAdmitted = (form: FormSession) =>
  useCallback((path: string) => admittedTargets(form.module, form.getState().values, path), [form]);

import type { Admitted } from '@quartermaster/domain/rules/admitted-targets';
import { createContext, use } from 'react';

/** What a reference at a path of the record may name, as it is now; everything where no form says more. */
type AdmittedAt = (path: string) => readonly Admitted[];

const AdmittedContext = createContext<AdmittedAt>(() => []);

export const AdmittedProvider = AdmittedContext.Provider;

export const useAdmittedAt = (): AdmittedAt => use(AdmittedContext);

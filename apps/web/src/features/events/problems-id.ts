import { keyOfPlanned, type PlannedRecord } from '../../api/copies.ts';

/** Where on the page the problems of a copy are listed. */
export const problemsId = (record: PlannedRecord): string => `issues-${keyOfPlanned(record)}`;

import type { LabQuestion } from './lab-question.ts';
import { reportLab, type LabReport } from './lab-report.ts';

/** What the worker says: how far it is (0 to 1), and in the end the figures. */
export type LabMessage = { readonly progress: number } | { readonly report: LabReport };

const say = (message: LabMessage): void => self.postMessage(message);

/** A million draws and exact figures take seconds: the page must not wait for them. */
self.addEventListener('message', ({ data }: MessageEvent<LabQuestion>) => {
  say({ report: reportLab(data, (progress) => say({ progress })) });
});

import type { GachaponConfig } from '@quartermaster/domain/simulation/gachapon-config';
import { reportOdds } from './odds-report.ts';

/** Long rhythms of several guarantees take seconds: typing must not wait for them. */
self.addEventListener('message', ({ data }: MessageEvent<GachaponConfig>) => {
  self.postMessage(reportOdds(data));
});

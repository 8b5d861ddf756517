import { App } from 'antd';
import { errorMessage } from '../../api/api-error.ts';

/** For background work: where it fails, a short notice says why. */
export function useReportFailure(): (work: Promise<unknown>) => void {
  const { message } = App.useApp();
  return (work) => void work.catch((error: unknown) => message.error(errorMessage(error)));
}

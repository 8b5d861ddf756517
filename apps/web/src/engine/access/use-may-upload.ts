import { useQuery } from '@tanstack/react-query';
import { uploadFlagQuery } from '../../api/get-upload-flag.ts';

/** Whether this machine's clock is near enough to the server's for uploads and imports. */
export function useMayUpload(): boolean {
  return useQuery(uploadFlagQuery()).data !== false;
}

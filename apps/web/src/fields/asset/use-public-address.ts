import { useQuery } from '@tanstack/react-query';
import { cdnQuery } from '../../api/start-up.ts';
import { useFieldEnvironment } from '../field-environment.tsx';

/** Where players load a file from: the environment's file server, or the console where none is set. */
export function usePublicAddress(path: string): string {
  const { environment, version } = useFieldEnvironment();
  const { data: cdn } = useQuery(cdnQuery({ environment, version }));
  if (path === '') return '';
  return cdn?.baseUrl ? `${cdn.baseUrl.replace(/\/$/, '')}/${path}` : path;
}

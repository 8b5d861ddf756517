import { useSearch } from '@tanstack/react-router';
import type { Branch } from '../api/place.ts';

/** The environment and version in the address, for parts of the frame that exist before they are checked. */
export function useBranchName(): Branch | null {
  const { env, v } = useSearch({ strict: false });
  return env && v ? { environment: env, version: v } : null;
}

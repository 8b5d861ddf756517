import { useQuery } from '@tanstack/react-query';
import { menuQuery, type Menu } from '../api/get-menu.ts';
import { useBranchName } from './use-branch-name.ts';

/** The screens of the console and where they are shown; undefined until it is loaded. */
export function useMenu(): Menu | undefined {
  return useQuery(menuQuery(useBranchName())).data;
}

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Branch } from '../api/place.ts';
import {
  cdnQuery,
  cdnZoneQuery,
  itemLimitQuery,
  localizationQuery,
  petsSettingQuery,
} from '../api/start-up.ts';
import { rememberOptions } from '../fields/reference/reference-queries.ts';
import { whenIdle } from '../ui/layout/when-idle.ts';

const PETS = 'pet-setting';

/**
 * Loads what screens may need of an environment and version before they ask: pets, the file
 * server and its clock, limits, the game's texts. A failure is not reported: a component that needs one
 * asks again.
 */
export function useStartUpData(branch: Branch | null): void {
  const queryClient = useQueryClient();
  const environment = branch?.environment;
  const version = branch?.version;
  useEffect(() => {
    if (environment === undefined || version === undefined) return undefined;
    const place = { environment, version };
    return whenIdle(() => {
      void loadPets(queryClient, place);
      void queryClient.prefetchQuery(cdnQuery(place));
      void queryClient.prefetchQuery(cdnZoneQuery(place));
      void queryClient.prefetchQuery(itemLimitQuery(place));
      void queryClient.prefetchQuery(localizationQuery(place));
    });
  }, [queryClient, environment, version]);
}

/** Pets are named all over: pickers and cells then know them by name and picture without asking. */
async function loadPets(queryClient: QueryClient, place: Branch): Promise<void> {
  const pets = await queryClient.fetchQuery(petsSettingQuery(place)).catch(() => []);
  const options = pets.map(({ petId, name, image, status }) => ({
    id: String(petId),
    title: name,
    image,
    status,
  }));
  rememberOptions(queryClient, { ...place, module: PETS }, options);
}

export { atPlace, placeHeaders } from './at-place.ts';
export type { Place } from './chosen-place.repo.ts';
export { createChosenPlaceService, type ChosenPlaceService } from './chosen-place.service.ts';

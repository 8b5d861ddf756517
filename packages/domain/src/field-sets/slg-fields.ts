import { field } from '../core/define-field.ts';

/** The season of the war game that something belongs to. */
export const slgSeason = () => field.reference(['Season', '賽季', 'シーズン'], 'slg-season-setting');

import type { RecordData } from '../core/json.ts';
import { demoCurioStalls } from './curios.ts';
import { demoEvents } from './events.ts';
import { demoExchanges } from './season-exchanges.ts';
import { demoGrowthEvents } from './season-growth.ts';
import { demoLoginEvents, demoLoginRewards } from './season-logins.ts';
import {
  demoMegaEvents,
  demoMegaGoods,
  demoMegaMilestones,
  demoMegaMissions,
  demoMegaRanking,
} from './season-mega.ts';
import { demoPromos } from './season-promos.ts';
import { demoCountdowns, demoCumulativeEvents, demoStreaks } from './season-streaks.ts';
import { demoUrEvents, demoUrSteps } from './season-ur.ts';

/** The festivals of November and December, and what goes on around them. */
export function demoSeason(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'special-event-setting': demoEvents(),
    'growth-event-setting': demoGrowthEvents(),
    'login-event-setting': demoLoginEvents(),
    'login-event-reward-setting': demoLoginRewards(),
    'consecutive-event-setting': demoStreaks(),
    'cumulative-event-setting': demoCumulativeEvents(),
    'countdown-bonus-setting': demoCountdowns(),
    'exchange-setting': [...demoExchanges(), ...demoCurioStalls()],
    'ur-event-setting': demoUrEvents(),
    'ur-event-reward-setting': demoUrSteps(),
    'mega-event-setting': demoMegaEvents(),
    'mega-event-mission-setting': demoMegaMissions(),
    'mega-event-milestone-setting': demoMegaMilestones(),
    'mega-event-store-setting': demoMegaGoods(),
    'mega-event-ranking-setting': demoMegaRanking(),
    'event-promo-setting': demoPromos(),
  };
}

/** When the day began, by the clock of the game whose player owns a wallet. */
const DAY_BEGAN = `(select date_trunc('day', now() at time zone game_time_zone) at time zone game_time_zone
  from player.server place join environment on environment.id = place.environment_id where place.id = wallet.server)`;

/** A wallet's count of the day: one from before today is void, since it is not reset at midnight. */
export const countedToday = (column: 'daily_gain' | 'daily_spend'): string =>
  `case when wallet.updated_at >= ${DAY_BEGAN} then wallet.${column} else 0 end`;

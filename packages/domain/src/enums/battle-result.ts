import { closedEnum } from './closed-enum.ts';

/** How a battle ended. */
export const battleResult = closedEnum('battle-result', {
  win: ['Won', '勝利', '勝利', 'green', '✓'],
  lose: ['Lost', '戰敗', '敗北', 'red', '✕'],
  retreat: ['Retreated', '撤退', '撤退', 'neutral', '↩'],
  timeout: ['Timed out', '逾時', '時間切れ', 'orange', '◔'],
});

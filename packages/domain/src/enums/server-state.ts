import { closedEnum, type WordOf } from './closed-enum.ts';

/** How a game server is doing, as its settings say it. */
export const serverState = closedEnum('server-state', {
  open: ['Open', '開放', '公開中', 'green', '開'],
  full: ['Full', '爆滿', '満員', 'orange', ['滿', '満']],
  maintenance: ['Maintenance', '維護中', 'メンテナンス中', 'red', '維'],
  not_open: ['Not open yet', '尚未開放', '未公開', 'neutral', '未'],
  merged: ['Merged', '已合併', '統合済み', 'purple', '併'],
});

export type ServerState = WordOf<typeof serverState>;

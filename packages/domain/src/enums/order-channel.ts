import { closedEnum, type WordOf } from './closed-enum.ts';

/** Who took the money. An order number of theirs is unique within its channel. */
export const orderChannel = closedEnum('order-channel', {
  app_store: ['App Store', 'App Store', 'App Store'],
  google_play: ['Google Play', 'Google Play', 'Google Play'],
  web: ['Web shop', '網頁商店', 'ウェブショップ'],
  partner: ['Partner', '合作夥伴', 'パートナー'],
});

export type OrderChannel = WordOf<typeof orderChannel>;

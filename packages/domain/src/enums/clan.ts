import { enumOf } from './enum-of.ts';

/** The four clubs of the academy that a pet can belong to. */
export const clan = enumOf('clan', {
  clan_1: ['Sports club', '運動社', 'スポーツクラブ', 'orange', '動'],
  clan_2: ['Arts club', '藝術社', 'アートクラブ', 'magenta', ['藝', '芸']],
  clan_3: ['Science club', '科學社', 'サイエンスクラブ', 'cyan', '科'],
  clan_4: ['Council', '評議會', '評議会', 'gold', '評'],
});

import type { Texts } from '../texts.ts';

export const helper: Texts<'helper'> = {
  ask: '{{place}} にすぐ反映されます。',
  clearGameCache: 'ゲームキャッシュを消去',
  clearGameCacheDone: 'ゲームキャッシュを消去しました！',
  clearLoginCache: 'ログインキャッシュを消去',
  clearLoginCacheDone: 'ログインキャッシュを消去しました！',
  failed: '{{action}}に失敗しました',
  formatted: '整形後',
  itemSources: 'アイテムの入手元',
  itemSourcesDone: 'アイテムの入手元を更新しました！',
  itemSourcesFound_other:
    'アイテム {{items}} 件の入手元は {{count}} 件、入手元のないアイテムは {{without}} 件です。',
  jsonCopy: '整形後のテキストをコピー',
  jsonCopyByHand: 'ブラウザがコピーを許可しませんでした。整形した文字列を選択してコピーしてください。',
  jsonPrettier: 'JSON 整形',
  jsonProblem: 'まだ JSON ではありません：{{problem}}',
  jsonRaw: '元のテキスト',
  localization: 'ローカライズ更新',
  localizationDone: '最新のローカライズをダウンロードしました！',
  localizationTexts_other: 'バージョン {{version}}、テキスト {{count}} 件。',
  nodeConfig: 'ノードサーバーのデータ更新',
  nodeConfigDone: 'ノード設定を更新しました！',
  title: 'クイックヘルパー',
  working: '{{action}}…',
};

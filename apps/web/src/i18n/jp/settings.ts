import type { Texts } from '../texts.ts';

export const settings: Texts<'settings'> = {
  history: '変更履歴',
  historyNone: '設置以来、変更はありません。',
  importPair: '{{source}} から {{target}} へ',
  importSourceOf: 'エクスポート元',
  importSources: '設定ファイルのインポート元',
  importSourcesHelp:
    '保護されていない環境には、どのファイルもインポートできます。dev のファイルを保護中の環境にインポートすることはできません。',
  importSourcesSaved: 'インポート元を保存しました',
  importTarget: '{{environment}} へ',
  limitExports: 'エクスポート回数',
  limitPlace: '環境',
  limitPlaceOpen: '保護なし',
  limitPlaceProtected: '保護あり',
  limitPlayers: '対象プレイヤー数',
  limitPlayersRead: '閲覧プレイヤー数',
  limitRecipients: '配布の宛先数',
  limitReveals: '個人情報の閲覧回数',
  limitRole: 'ロール',
  limitValue: '付与価値（USD）',
  limits: '1日の上限',
  limitsHelp:
    '各ロールが1つの環境で1日にプレイヤーへ行える範囲です。最初の4項目は、超えると別の管理者の承認が必要です。最後の2項目は、超えると翌日まで拒否されます。空欄なら無制限です。日付はゲーム時間で数えます。上限を引き上げた本人には、7日間は以前の上限が適用されます。',
  limitsSaved: '保存しました。次の操作から適用されます。',
  noLimit: '無制限',
  presetAction: '操作',
  presetEmpty:
    '{{environment}}にはまだプリセットがありません。プレイヤーのページで操作を入力し、「プリセットとして保存」を選んでください。',
  presetFields: '入力済み',
  presetName: '名前',
  presets: 'プレイヤー操作のプリセット：{{environment}}',
  presetsSaved: 'プリセットを保存しました。',
  saved: '保存しました。次にページを読み込むと反映されます。',
  settingChanged: '{{before}} → {{after}}',
  title: '全体設定',
};

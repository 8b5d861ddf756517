import { localized, type Language, type Localized } from '@quartermaster/domain/core/language';

/** What the editor says by itself, under the English words by which it asks for them. */
const PHRASES: Readonly<Record<string, Localized>> = {
  Find: localized('Find', '尋找', '検索'),
  Replace: localized('Replace', '取代為', '置換後の文字列'),
  next: localized('next', '下一個', '次へ'),
  previous: localized('previous', '上一個', '前へ'),
  all: localized('all', '全部', 'すべて'),
  'match case': localized('match case', '區分大小寫', '大文字と小文字を区別'),
  regexp: localized('regexp', '規則運算式', '正規表現'),
  'by word': localized('by word', '全字相符', '単語単位'),
  replace: localized('replace', '取代', '置換'),
  'replace all': localized('replace all', '全部取代', 'すべて置換'),
  close: localized('close', '關閉', '閉じる'),
  'current match': localized('current match', '目前相符項目', '現在の一致'),
  'on line': localized('on line', '行號', '行'),
  'replaced match on line $': localized(
    'replaced match on line $',
    '已取代第 $ 行的相符項目',
    '$行目の一致を置換しました',
  ),
  'replaced $ matches': localized('replaced $ matches', '已取代 $ 個相符項目', '$件の一致を置換しました'),
  'Go to line': localized('Go to line', '前往行號', '行へ移動'),
  go: localized('go', '前往', '移動'),
  'Fold line': localized('Fold line', '摺疊', '折りたたむ'),
  'Unfold line': localized('Unfold line', '展開', '展開する'),
  'Folded lines': localized('Folded lines', '已摺疊行', '折りたたんだ行'),
  'Unfolded lines': localized('Unfolded lines', '已展開行', '展開した行'),
  'folded code': localized('folded code', '已摺疊的內容', '折りたたまれた内容'),
  unfold: localized('unfold', '展開', '展開する'),
  to: localized('to', '至', '〜'),
  Completions: localized('Completions', '自動完成', '入力候補'),
  Diagnostics: localized('Problems', '問題', '問題'),
  'No diagnostics': localized('No problems', '沒有問題', '問題はありません'),
  'Control character': localized('Control character', '控制字元', '制御文字'),
};

export const editorPhrases = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(PHRASES).map(([phrase, text]) => [phrase, text[language]]));

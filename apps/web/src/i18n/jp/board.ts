import type { Texts } from '../texts.ts';

export const board: Texts<'board'> = {
  board: 'ボード',
  cellArea: '{{name}}、{{x1}}から{{x2}}列、{{y1}}から{{y2}}行。',
  cellAt: '{{name}}、{{column}}列{{row}}行。',
  cellBand: '{{name}}、{{from}}から{{to}}まで。',
  cellFixed: '{{name}}、{{square}}番目のマス。',
  cellPlain: 'マス{{number}}',
  crowded: '複数のマスが同じ位置にあります。',
  empty: 'ボードにマスがありません。位置をダブルクリックするか、表に行を追加してください。',
  emptyFixed: 'ボードにマスがありません。表に行を追加してください。',
  emptySquare: '{{column}}列{{row}}行、空き。',
  freeSquare: '{{square}}番目のマス、空き。',
  keys: '矢印キーでマスを選択、Enterで表の行を開きます。',
  keysEdit:
    'Altと矢印キーで移動、Deleteで削除します。空きのマスをダブルクリックするかEnterを押すと追加されます。Ctrl Zで元に戻します。',
  keysLink: 'Lでリンクを開始し、別のマスでLを押すと追加または削除します。',
  leadsTo: '{{names}}へ進みます。',
  undone: '元に戻しました。',
  unplaced_other: '{{count}}件のマスがボード上にありません：{{names}}。',
  linking: 'リンク先のマスを選んでLを押してください。Escapeでキャンセルします。',
  moved: '「{{name}}」を{{column}}列{{row}}行に移動しました。',
  noShares: '行に重みを設定すると扇形が表示されます。',
  problem: '問題：{{text}}。',
  sectors: '{{list}}の扇形',
  show: '表示するボード',
};

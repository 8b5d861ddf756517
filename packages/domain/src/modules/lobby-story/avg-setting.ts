import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';

const category = enumOf('avg-category', {
  main: ['Main story', '主線', 'メイン', 'blue', '主'],
  chapter: ['Chapter', '章節', '章', 'cyan', '章'],
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  god: ['God', '神明', '神', 'gold', '神'],
  skin: ['Skin', '造型', 'スキン', 'magenta', ['裝', '装']],
  event: ['Event', '活動', 'イベント', 'magenta', ['活', '催']],
  dating: ['Outing', '約會', 'デート', 'red', '約'],
  tutorial: ['Tutorial', '教學', 'チュートリアル', 'green', '教'],
});

const command = enumOf('avg-command', {
  say: ['Says', '對白', 'セリフ', 'neutral', '言'],
  show: ['Shows somebody', '角色登場', '登場', 'green', '登'],
  hide: ['Hides somebody', '角色退場', '退場', 'neutral', '退'],
  bg: ['Background', '背景', '背景', 'cyan', '背'],
  bgm: ['Music', '背景音樂', '音楽', 'purple', ['樂', '楽']],
  se: ['Sound', '音效', '効果音', 'purple', '音'],
  choice: ['Lets the player choose', '玩家選擇', '選択肢', 'orange', '選'],
  jump: ['Goes to a line', '跳至行', '行へ移動', 'blue', '跳'],
  effect: ['Effect', '特效', '演出', 'magenta', ['效', '効']],
  end: ['End', '結束', '終わり', 'red', '終'],
});

const MAX_LINES = 500;
const line = { kind: 'integer', min: 1, max: MAX_LINES } as const;

/** A story told in pictures and dialogue, line by line. */
export const avgSetting = defineModule({
  key: 'avg-setting',
  family: 'lobby-story',
  titles: {
    title: localized('AVG (story scripts)', '劇情腳本', 'AVGシナリオ'),
    record: localized('Story', '劇情', 'シナリオ'),
  },
  identity: ['avg_id'],
  fields: {
    avg_id: { kind: 'id', label: localized('AVG ID', '劇情編號', 'シナリオID') },
    title: { kind: 'localized_text', maxLength: 60, label: localized('Title', '標題', 'タイトル') },
    category: { kind: 'enum', of: category, default: 'main', label: localized('Category', '分類', '分類') },
    lines: {
      kind: 'rows',
      optional: true,
      max: MAX_LINES,
      uniqueBy: 'no',
      label: localized('Script', '腳本', '台本'),
      help: localized(
        'The last line is an end, and from the first line an end can be reached.',
        '最後一行須為結束，且自第一行起必須能到達結束。',
        '最後の行は「終わり」にし、最初の行からたどり着けるようにします。',
      ),
      fields: {
        no: { ...line, label: localized('Line', '行號', '行') },
        command: { kind: 'enum', of: command, default: 'say', label: localized('Does', '指令', '命令') },
        speaker: {
          kind: 'text',
          optional: true,
          maxLength: 40,
          label: localized('Who', '角色', '話者'),
        },
        text: {
          kind: 'localized_text',
          optional: true,
          multiline: true,
          maxLength: 300,
          label: localized('Text', '內容', 'テキスト'),
        },
        param: {
          kind: 'text',
          optional: true,
          maxLength: 120,
          monospace: true,
          label: localized('With', '參數', 'パラメーター'),
          help: localized(
            'A file, an effect, or the line to go to.',
            '檔案、特效代號或跳轉行號。',
            'ファイル・演出・移動先の行番号です。',
          ),
        },
      },
    },
    choices: {
      kind: 'rows',
      optional: true,
      max: 100,
      uniqueBy: 'no',
      label: localized('Choices', '選項', '選択肢'),
      fields: {
        no: { kind: 'integer', min: 1, max: 100, label: localized('No.', '編號', '番号') },
        line_no: { ...line, label: localized('After line', '所在行', '表示する行') },
        text: { kind: 'localized_text', maxLength: 60, label: localized('Text', '文字', 'テキスト') },
        goto_line: { ...line, label: localized('Goes to line', '跳至行', '移動先の行') },
        flag: {
          kind: 'text',
          optional: true,
          maxLength: 40,
          form: 'mark',
          monospace: true,
          label: localized('Remembered as', '記錄旗標', '記録する旗'),
        },
      },
    },
    file: {
      kind: 'text',
      optional: true,
      maxLength: 200,
      form: 'file_path',
      monospace: true,
      label: localized('Script file', '腳本檔案', '台本ファイル'),
      help: localized(
        'Path of an uploaded script, in place of the lines.',
        '已上傳腳本的路徑，用以取代上方腳本。',
        'アップロード済み台本のパス。台本の代わりに使います。',
      ),
    },
    background: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'battle-background/default.svg' },
      label: localized('First background', '開場背景', '最初の背景'),
    },
    skippable: { kind: 'boolean', default: true, label: localized('Can be skipped', '可跳過', 'スキップ可') },
    replayable: {
      kind: 'boolean',
      default: true,
      label: localized('In the album', '收錄於相簿', 'アルバムに収録'),
    },
  },
  rules: [
    { rule: 'exactly_one', rows: '', fields: ['lines', 'file'] },
    { rule: 'rows_contiguous', rows: 'lines', field: 'no', from: 1 },
    { rule: 'required_when', field: 'lines.text', when: 'command', in: ['say'] },
    {
      rule: 'required_when',
      field: 'lines.param',
      when: 'command',
      in: ['bg', 'bgm', 'se', 'jump', 'effect'],
    },
    { rule: 'required_when', field: 'lines.speaker', when: 'command', in: ['show', 'hide'] },
    { rule: 'last_row_is', rows: 'lines', field: 'command', value: 'end' },
    { rule: 'script_flow', lines: 'lines', choices: 'choices' },
  ],
  display: { title: 'title', image: 'background' },
  list: {
    columns: ['avg_id', 'title', 'category', 'lines', 'choices', 'file', 'skippable', 'replayable', 'status'],
    filters: ['category', 'skippable', 'replayable', 'status'],
    sorts: ['avg_id', 'title'],
  },
  search: ['title', 'lines'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['avg_id', 'title', 'category', 'background', 'skippable', 'replayable'],
    },
    { key: 'script', title: localized('Script', '腳本', '台本'), fields: ['lines', 'choices', 'file'] },
  ],
});

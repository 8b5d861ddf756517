import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import type { Label } from '../../core/language.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { CHARACTER_KINDS, CHARACTER_MODULES, storySpeaker } from '../../enums/story-speaker.ts';
import { common } from '../../field-sets/common-fields.ts';

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
  say: ['Dialogue', '對白', 'セリフ', 'neutral', '言'],
  show: ['Show character', '角色登場', '登場', 'green', '登'],
  hide: ['Hide character', '角色退場', '退場', 'neutral', '退'],
  bg: ['Background', '背景', '背景', 'cyan', '背'],
  bgm: ['Music', '背景音樂', '音楽', 'purple', ['樂', '楽']],
  se: ['Sound', '音效', '効果音', 'purple', '音'],
  choice: ['Player choice', '玩家選擇', '選択肢', 'orange', '選'],
  jump: ['Go to line', '跳至行', '行へ移動', 'blue', '跳'],
  effect: ['Effect', '特效', '演出', 'magenta', ['效', '効']],
  end: ['End', '結束', '終了', 'red', '終'],
});

const MAX_LINES = 500;
const lineNumber = (label: Label) => field.integer(label, [1, MAX_LINES]);

/** A story told in pictures and dialogue, line by line. */
export const avgSetting = defineModule({
  key: 'avg-setting',
  family: 'lobby-story',
  titles: {
    title: ['AVG (story scripts)', '劇情腳本', 'AVGシナリオ'],
    record: ['Story', '劇情', 'シナリオ'],
  },
  identity: ['avg_id'],
  sections: {
    basics: common.basics({
      avg_id: field.id(['AVG ID', '劇情編號', 'シナリオID']),
      title: common.title(60),
      category: common.category(category, { default: 'main' }),
      background: field.asset(['Opening background', '開場背景', '最初の背景'], 'image', {
        default: { path: 'battle-background/default.svg' },
      }),
      skippable: common.skippable({ default: true }),
      replayable: field.boolean(['Show in album', '收錄於相簿', 'アルバムに収録'], { default: true }),
    }),
    script: section(['Script', '腳本', '台本'], {
      lines: field.rows(['Script', '腳本', '台本'], MAX_LINES, {
        optional: true,
        uniqueBy: 'no',
        folded: ['speaker_type', 'speaker_id', 'speaker', 'param'],
        help: [
          'The last line must be End, and an End must be reachable from the first line.',
          '最後一行須為結束，且自第一行起必須能到達結束。',
          '最後の行は「終了」にし、最初の行からたどり着けるようにします。',
        ],
        fields: {
          no: lineNumber(['Line', '行號', '行']),
          command: field.enum(['Command', '指令', '命令'], command, { default: 'say' }),
          speaker_type: field.enum(['Speaker', '說話者', '話者'], storySpeaker, { optional: true }),
          speaker_id: field.referenceBy(['Character', '角色', 'キャラクター'], 'speaker_type', {
            ...CHARACTER_MODULES,
            narrator: null,
          }),
          text: field.localizedText(['Text', '內容', 'テキスト'], 300, { optional: true, multiline: true }),
          speaker: field.text(['Other name', '其他名稱', 'その他の名前'], 40, {
            optional: true,
            help: [
              'Someone who is not a character of the game, such as a villager.',
              '非遊戲角色者的名稱，例如村民。',
              '村人など、ゲームのキャラクターではない話者の名前です。',
            ],
          }),
          param: field.text(['Parameter', '參數', 'パラメーター'], 120, {
            optional: true,
            monospace: true,
            help: [
              'A file, an effect key or a target line.',
              '檔案、特效代號或跳轉行號。',
              'ファイル・演出・移動先の行番号です。',
            ],
          }),
        },
      }),
      choices: field.rows(['Choices', '選項', '選択肢'], 100, {
        optional: true,
        uniqueBy: 'no',
        fields: {
          no: common.no([1, 100]),
          line_no: lineNumber(['At line', '所在行', '表示する行']),
          text: common.text(60),
          goto_line: lineNumber(['Goes to line', '跳至行', '移動先の行']),
          flag: field.text(['Flag to record', '記錄旗標', '記録するフラグ'], 40, {
            optional: true,
            form: 'mark',
            monospace: true,
          }),
        },
      }),
      file: field.text(['Script file', '腳本檔案', '台本ファイル'], 200, {
        optional: true,
        form: 'file_path',
        monospace: true,
        help: [
          'Path of an uploaded script that replaces the lines above.',
          '已上傳腳本的路徑，用以取代上方腳本。',
          'アップロード済み台本のパス。台本の代わりに使います。',
        ],
      }),
    }),
  },
  rules: [
    { fields: ['lines', 'file'], is: 'exactly_one' },
    { field: 'no', along: 'lines', is: 'contiguous', from: 1 },
    { field: 'lines.text', is: 'required', when: { field: 'command', in: ['say'] } },
    {
      field: 'lines.param',
      is: 'required',
      when: { field: 'command', in: ['bg', 'bgm', 'se', 'jump', 'effect'] },
    },
    { field: 'lines.speaker_id', is: 'required', when: { field: 'speaker_type', in: CHARACTER_KINDS } },
    {
      field: 'lines.speaker',
      is: 'empty',
      when: { field: 'speaker_type', in: [...CHARACTER_KINDS, 'narrator'] },
    },
    {
      fields: ['lines.speaker_id', 'speaker'],
      is: 'at_least_one',
      when: { field: 'command', in: ['show', 'hide'] },
    },
    { field: 'lines.command', is: 'same', as: 'end', when: { lastOf: 'lines' } },
    { rule: 'script_reaches_end', lines: 'lines', choices: 'choices' },
    { rule: 'script_lines_reached', lines: 'lines', choices: 'choices', severity: 'warning' },
  ],
  panels: ['story-player'],
  list: {
    columns: ['avg_id', 'title', 'category', 'lines', 'choices', 'skippable', 'replayable', 'status'],
    filters: ['category', 'skippable', 'replayable', 'status'],
    sorts: ['avg_id', 'title'],
  },
  search: ['title', 'lines'],
});

import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { numberedBy } from './friend-events.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, trioAt } from './names.ts';
import { HARVEST, headOf } from './season-heads.ts';
import { cellAt, cellsOf } from './table.ts';

const FOLDED_HEART = 1107;

export function demoHeartEvents(): readonly RecordData[] {
  const events: readonly RecordData[] = [
    {
      event_id: 681,
      rules: text([
        'Fold a heart, write a line, let it fly. The moon answers in its own way.',
        '摺一顆心，寫一行字，放手讓它飛。月亮會用自己的方式回應。',
        'ハートを折り、一行書いて、飛ばそう。月は月のやり方で返事をする。',
      ]),
      god_id: 109,
      timeslot: HARVEST,
      free_hearts_per_day: 3,
      steps_total: 3,
      album_page: 4,
    },
    {
      event_id: 682,
      rules: text([
        'Somebody small is cold. Hearts help.',
        '有個小傢伙很冷，愛心能幫上忙。',
        '小さなだれかが寒がっている。ハートが助けになる。',
      ]),
      pet_id: 10_021,
      timeslot: { type: 'always_open' },
      free_hearts_per_day: 1,
      steps_total: 2,
      album_page: 5,
    },
  ];
  return events.map((event, index) =>
    released({ ...event, ...headOf('heart', event['event_id']), heart_item_id: FOLDED_HEART }, index),
  );
}

/** Event, story, hearts, fight, picture, rewards, title. */
const CHAPTERS = cellsOf(`
681 | 9531 | 0 | | | coin 5000 | Dear Moon | 親愛的月亮 | 月へ
681 | 9531 | 10 | 100601 | | item:1012 2 | The Answer in the Tea | 茶中的回信 | 茶に映る返事
681 | 9201 | 30 | | god-101-1 | gem 150 | The Night It Came Down | 月亮下來的那夜 | 月が降りてきた夜
682 | 9502 | 5 | | | coin 5000 | Too Long a Scarf | 太長的圍巾 | 長すぎるマフラー
682 | 9501 | 15 | | pet-10021-1 | gem 80 | Snow Fox | 雪狐 | 雪ギツネ
`);

export function demoHeartChapters(): readonly RecordData[] {
  return numberedBy(CHAPTERS, (row, no) => {
    const [fight, picture] = [cellAt(row, 3), cellAt(row, 4)];
    return {
      event_id: Number(cellAt(row, 0)),
      id: no,
      chapter: no,
      avg_id: Number(cellAt(row, 1)),
      heart_cost: Number(cellAt(row, 2)),
      ...(fight === '' ? {} : { battle_id: Number(fight) }),
      ...(picture === '' ? {} : { illustration: { path: iconPath('cg', picture) } }),
      rewards: assetsOf(cellAt(row, 5)),
      title: text(trioAt(row, 6)),
    };
  });
}

/** Event, what is counted, how much, rewards, how they come. */
const REWARDS = cellsOf(`
681 | hearts_given | 10 | item:1107 3 | manual
681 | hearts_given | 40 | gem 50 | manual
681 | chapters | 3 | pet_god_spirit:109 10 | auto
681 | album | 1 | coin 20000 | mail
682 | hearts_given | 20 | item:1061 3 | manual
682 | chapters | 2 | pet_spirit:10021 10 | auto
`);

export function demoHeartRewards(): readonly RecordData[] {
  return numberedBy(REWARDS, (row, no) => ({
    event_id: Number(cellAt(row, 0)),
    id: no,
    kind: cellAt(row, 1),
    threshold: Number(cellAt(row, 2)),
    rewards: assetsOf(cellAt(row, 3)),
    claim: cellAt(row, 4),
  }));
}

import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { numbered, text, trioAt } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

/** Kind, icon, cap at level 1 and more at each ten levels, seconds for a point, most, at the start, purchases a day, gain and price of one, name, notice. */
const KINDS = cellsOf(`
ap | potion-fire | 60 | 10 | 300 | 999 | 60 | 10 | 60 | gem 50 | Stamina | 體力 | スタミナ | Your stamina is full. The road is waiting! | 體力已恢復，旅途在等你！ | スタミナが満タンです。旅の続きへ！
bp | orb-fire | 5 | 0 | 7200 | 99 | 5 | 5 | 1 | gem 30 | Arena spirit | 鬥志 | 闘志 | Your spirit is back. Into the ring! | 鬥志已恢復，踏上擂台！ | 闘志が戻りました。闘技場へ！
guild_bp | orb-water | 3 | 0 | 28800 | 9 | 3 | 2 | 1 | gem 60 | Guild spirit | 公會鬥志 | ギルドの闘志 | The guild boss is waiting. | 公會首領正等著你。 | ギルドボスが待っています。
explore | leaf-wood | 10 | 2 | 3600 | 60 | 10 | 3 | 5 | gem 40 | Travel rations | 旅糧 | 旅の糧食 | Rations are packed. | 旅糧已備妥。 | 糧食の支度ができました。
mining | gem-none | 30 | 5 | 900 | 200 | 30 | 5 | 20 | gem 40 | Lamp oil | 燈油 | ランプ油 | The lamp is full. Back to the shaft! | 燈油已滿，回礦坑吧！ | ランプ油が満タンです。坑道へ！
`);
const STEPS = 10;
const LEVELS_OF_A_STEP = 10;

export function demoEnergies(): readonly RecordData[] {
  return numbered(
    KINDS.map((row) => {
      const [cap, more, purchases] = [2, 3, 7].map((place) => Number(cellAt(row, place)));
      const [price = '', amount] = cellAt(row, 9).split(' ');
      return {
        energy_kind: cellAt(row, 0),
        name: text(trioAt(row, 10)),
        icon: { path: `item/${cellAt(row, 1)}.svg` },
        base_cap: cap ?? 0,
        ...(more === 0
          ? {}
          : {
              cap_by_level: Array.from({ length: STEPS }, (_, step) => ({
                level: step === 0 ? 1 : step * LEVELS_OF_A_STEP,
                cap: (cap ?? 0) + step * (more ?? 0),
              })),
            }),
        recover_sec: Number(cellAt(row, 4)),
        over_cap_limit: Number(cellAt(row, 5)),
        start_amount: Number(cellAt(row, 6)),
        full_push_text: text(trioAt(row, 13)),
        daily_reset_hour: 5,
        daily_buy_limit: purchases ?? 0,
        buy_costs: [
          {
            count_from: 1,
            count_to: 2,
            cost: assetsOf(`${price} ${amount ?? ''}`),
            gain: Number(cellAt(row, 8)),
          },
          ...((purchases ?? 0) > 2
            ? [
                {
                  count_from: 3,
                  count_to: purchases ?? 0,
                  cost: assetsOf(`${price} ${Number(amount) * 2}`),
                  gain: Number(cellAt(row, 8)),
                },
              ]
            : []),
        ],
      };
    }),
  );
}

/** Days away from and to, players, channel, rewards, days to claim, name for staff, title, body. */
const RETURNING = cellsOf(`
7 | 13 | any | push |  | 7 | One week away | The kettle is still warm | 茶壺還溫著 | やかんはまだ温かいです | Ember Fox has kept your seat by the fire. | 燼火狐為你留著爐邊的位子。 | 残り火キツネが炉辺の席を取っておきました。
14 | 29 | any | in_game_mail | gem 100, item:1021 2 | 14 | Two weeks away | Welcome back to Emberfall | 歡迎回到燼落之地 | おかえりなさい | The road was quiet without you. Take this for the next ridge. | 沒有你的路上好安靜，帶上這些再出發吧。 | あなたのいない道は静かでした。次の尾根へ、これをどうぞ。
30 | 89 | non_payer | in_game_mail | gem 200, item:1021 5 | 14 | A month away | A month of stories | 一個月的故事 | 1か月分の物語 | Much has happened in Windmill Village. Here is a basket to catch up with. | 風車村發生了許多事，先收下這份提籃吧。 | 風車村ではいろいろなことがありました。まずはこのかごを。
30 | 89 | payer | in_game_mail | gem 300, item:1021 10 | 14 | A month away, patrons | Your seat is still yours | 你的位子仍為你保留 | お席はそのままです | Thank you for the light you gave us. It is still burning. | 感謝你給予的光，它依然亮著。 | いただいた灯りは、いまも燃えています。
90 |  | any | in_game_mail | gem 300, item:1023 1 | 30 | A season away | Nothing is where it was | 一切都換了位置 | 何もかもが様変わり | A map, some tickets and all the time you need. | 一張地圖、幾張票券，還有充足的時間。 | 地図と券と、たっぷりの時間をどうぞ。
`);

export function demoReturningMails(): readonly RecordData[] {
  return numbered(
    RETURNING.map((row) => {
      const [to, rewards] = [cellAt(row, 1), cellAt(row, 4)];
      return {
        name: cellAt(row, 6),
        inactive_days_from: Number(cellAt(row, 0)),
        ...(to === '' ? {} : { inactive_days_to: Number(to) }),
        min_user_level: 5,
        payer_type: cellAt(row, 2),
        timeslot: { type: 'always_open' },
        channel: cellAt(row, 3),
        title: text(trioAt(row, 7)),
        body: text(trioAt(row, 10)),
        ...(rewards === '' ? {} : { rewards: assetsOf(rewards) }),
        expire_days: Number(cellAt(row, 5)),
        repeat_after_days: 90,
      };
    }),
  );
}

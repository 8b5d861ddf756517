import type { RecordData } from '../core/json.ts';
import { bannerOf } from './gachapons.ts';
import { released, text, trioAt, type Trio } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

const ALWAYS = { type: 'always_open' } as const;
const SEASON_START = '2026-11-13 03:00:00';

/** Reminders: trigger, module and record, how often, priority, banner, name, words. */
const REMINDERS = `
event_ending | special-event-setting 501 | once_a_day | 80 | event-501 | The Lanterns Go Out Soon | 燈火即將熄滅 | まもなく灯りが消えます | The stalls close tomorrow. Trade your last tokens. | 攤位明天收攤，記得換掉最後的代幣。 | 屋台は明日で店じまい。残りのトークンを交換しよう。
gacha_ending | gachapon-setting 3007 | once_a_day | 70 | gachapon-3007 | Last Night of Autumn Embers | 「秋燼」最後一夜 | 「秋の残り火」最後の夜 | One more evening to meet the Ember Fox and the Plume Drake. | 遇見燼火狐與羽龍的最後一晚。 | 残り火キツネと羽ドレイクに会える最後の夜。
package_ending | mall-setting 4131 | once | 60 | leaf-fire | The Basket Is Almost Empty | 豐收籃即將售完 | かごはもうすぐ空っぽ | The Harvest Basket leaves with the harvest. | 豐收籃將隨豐收祭一同下架。 | 収穫のかごは、収穫祭とともに終了します。
leave_shop | store-setting 8001 | once_a_day | 20 | gift-wood | One More Look | 再看一眼 | もう一度だけ | The surprises on the shelf change at midnight. | 貨架上的驚喜將於午夜更新。 | 棚の品は真夜中に入れ替わります。
battle_failed | mall-setting 4146 | once_a_day | 30 | potion-fire | Tea for the Road | 路上的茶 | 旅のお茶 | Rest, refill, and try again. | 休息、補給，再試一次。 | ひと休みして、もう一度。
currency_short | store-setting 8005 | once | 10 | coin-thunder | The Cart Is Here | 貨車來了 | 荷車が来ました | The wandering cart takes coins, too. | 流浪貨車也收銅幣。 | さすらいの荷車ではコインも使えます。
`;

/** A banner in three languages, or the one of a product, which has no words. */
const bannerAt = (name: string): RecordData =>
  /\d$/.test(name) ? bannerOf(name) : { path: `banner/${name}.svg` };

function reminders(): readonly RecordData[] {
  return cellsOf(REMINDERS).map((row, index) => {
    const [target_module = '', target] = cellAt(row, 1).split(' ');
    const trigger = cellAt(row, 0);
    return released(
      {
        id: index + 1,
        trigger,
        ...(trigger.endsWith('_ending') ? { show_before_hours: 24 } : {}),
        target_module,
        target_id: Number(target),
        frequency: cellAt(row, 2),
        min_hours_between: 24,
        priority: Number(cellAt(row, 3)),
        image: bannerAt(cellAt(row, 4)),
        name: text(trioAt(row, 5)),
        text: text(trioAt(row, 8)),
        skip_if_owned: true,
        jump_type: 'record',
        jump_module: target_module,
        jump_record_id: target ?? '',
      },
      index,
    );
  });
}

/** Messages: layout, trigger, pages as banners, feature they lead to, staff name, words, priority, how often, until when. */
const MESSAGES = `
banner | lobby_enter | event-501 | special_event | Harvest reminder | The Lantern Harvest has begun. | 燈火豐收祭開始了。 | 灯火収穫祭が始まりました。 | 70 | 5 | 2026-12-05 03:00:00
modal | level_up | scroll-none | main_chapter | Chapter two at level 10 | You have grown. Amber Forest awaits. | 你成長了，琥珀森林正等著你。 | 成長しましたね。琥珀の森が待っています。 | 80 | 1 |
full_image | app_open | gachapon-3012 | gacha | New gachapon | New friends gather under the stars. | 新夥伴在星空下集合。 | 星空の下に新しい仲間が集まりました。 | 60 | 3 | 2026-11-30 03:00:00
carousel | app_open | event-501 event-502 | special_event | Season overview | What this season brings. | 本季精彩內容。 | 今シーズンのお楽しみ。 | 50 | 2 | 2026-12-05 03:00:00
modal | battle_lose | gem-none | equipment | Tip after a defeat | A sharper blade may help. Visit the forge? | 更鋒利的武器或許有用，去鍛爐看看？ | 刃を研げば変わるかも。鍛冶場へ行きますか？ | 30 | 10 |
modal | purchase | gift-water | mail | Thanks | Thank you! Your parcel is in the mail. | 謝謝！包裹已寄至信箱。 | ありがとうございます！荷物はメールに届いています。 | 90 | 50 |
banner | battle_win | orb-fire | tower | Tower invitation | Well fought. The tower is open. | 打得漂亮，試煉塔已開放。 | お見事。試練の塔が開いています。 | 40 | 5 |
banner | custom_event | gift-thunder | friend | Gift from a friend | A friend left something at the door. | 朋友在門口留了東西。 | 友だちが戸口に何か置いていきました。 | 20 | 20 |
`;

/** What each event brings, on a page of its own; to one that is not open yet no link leads. */
const SEASON: Readonly<Record<string, Trio>> = {
  'event-501': ['Twelve lanterns wait to be lit.', '十二盞燈籠等你點亮。', '十二の灯籠に灯りをともそう。'],
  'event-502': ['Thirty floors of ice rise next.', '接著登上三十層冰塔。', '次は三十階の氷の塔へ。'],
};

function messages(): readonly RecordData[] {
  return cellsOf(MESSAGES).map((row, index) => {
    const trigger = cellAt(row, 1);
    const isSeason = cellAt(row, 0) === 'carousel';
    const words = trioAt(row, 5);
    const until = cellAt(row, 10);
    return released(
      {
        id: index + 1,
        layout: cellAt(row, 0),
        trigger,
        ...(trigger === 'level_up' ? { trigger_level: 10 } : {}),
        ...(trigger === 'custom_event' ? { trigger_event: 'friend_gift' } : {}),
        pages: cellAt(row, 2)
          .split(' ')
          .map((name) => ({
            image: bannerAt(name),
            text: text((isSeason ? SEASON[name] : undefined) ?? words),
            ...(name === 'event-501' && isSeason
              ? { jump_type: 'record', jump_module: 'special-event-setting', jump_record_id: name.slice(-3) }
              : { jump_type: 'feature', jump_feature: cellAt(row, 3) }),
          })),
        name: cellAt(row, 4),
        timeslot:
          until === ''
            ? ALWAYS
            : { type: 'limited_period', periods: [{ start_date: SEASON_START, end_date: until }] },
        priority: Number(cellAt(row, 8)),
        max_impressions: Number(cellAt(row, 9)),
        cooldown_hours: until === '' ? 1 : 24,
        stop_after: until === '' ? 'none' : index % 2 === 0 ? 'click' : 'dismiss',
      },
      index,
    );
  });
}

/** What pops up in front of players. */
export function demoPopups(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return { 'last-chance-popup-setting': reminders(), iam: messages() };
}

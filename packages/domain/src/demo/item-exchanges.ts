import type { RecordData } from '../core/json.ts';
import { released, text } from './names.ts';

const coins = (amount: number): readonly RecordData[] => [{ asset_kind: 'coin', amount }];

const EVENT_MAIL = {
  notify_mail: true,
  mail_title: text(['The stalls are closed', '攤位已收攤', '屋台はおしまい']),
  mail_body: text([
    'We bought back what you had left. See you at the next festival!',
    '我們已將你剩餘的代幣換成銅幣，下次慶典再見！',
    '残っていた分はコインに替えました。次のお祭りでまた会いましょう！',
  ]),
};

const EXCHANGES: readonly RecordData[] = [
  {
    item_id: 1041,
    trigger: 'on_event_end',
    event_id: 501,
    from_amount: 1,
    to_rewards: coins(50),
    ...EVENT_MAIL,
  },
  {
    item_id: 1042,
    trigger: 'on_event_end',
    event_id: 502,
    from_amount: 1,
    to_rewards: coins(60),
    ...EVENT_MAIL,
  },
  {
    item_id: 1043,
    trigger: 'on_event_end',
    event_id: 503,
    from_amount: 1,
    to_rewards: coins(200),
    ...EVENT_MAIL,
  },
  {
    item_id: 1044,
    trigger: 'on_event_end',
    event_id: 501,
    from_amount: 1,
    to_rewards: coins(40),
    ...EVENT_MAIL,
  },
  {
    item_id: 1024,
    trigger: 'on_expire',
    from_amount: 1,
    to_rewards: coins(1000),
    notify_mail: true,
    mail_title: text(['An unused pass', '未使用的通行證', '使われなかった通行証']),
  },
  {
    item_id: 1001,
    trigger: 'on_overflow',
    from_amount: 10,
    to_rewards: [{ asset_kind: 'item', target_id: 1002, amount: 2 }],
    keep_remainder: true,
    notify_mail: false,
  },
  { item_id: 1014, trigger: 'on_overflow', from_amount: 1, to_rewards: coins(100), notify_mail: false },
  {
    item_id: 1071,
    trigger: 'on_obtain_duplicate',
    from_amount: 1,
    to_rewards: [{ asset_kind: 'gem', amount: 10 }],
    notify_mail: false,
  },
  {
    item_id: 1029,
    trigger: 'on_event_end',
    event_id: 501,
    from_amount: 1,
    to_rewards: coins(500),
    ...EVENT_MAIL,
  },
];

/** What becomes of items that players cannot keep. */
export function demoItemExchanges(): readonly RecordData[] {
  return EXCHANGES.map((exchange, index) =>
    released({ id: index + 1, keep_remainder: false, ...exchange }, index),
  );
}

import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';

/** How game clients are connected to guild events and live chat. */
export const guildSocketSetting = defineModule({
  key: 'guild-socket-setting',
  family: 'guild',
  kind: 'singleton',
  scope: 'environment',
  titles: {
    title: ['Guild socket', '公會通訊設定', 'ギルドソケット設定'],
    record: ['Guild socket', '公會通訊設定', 'ギルドソケット設定'],
  },
  sections: {
    connection: section(['Connection', '連線', '接続'], {
      enabled: field.boolean(['Enabled', '啟用', '有効にする'], {
        default: true,
        help: [
          'Off: clients poll for messages.',
          '關閉時，用戶端改為定時查詢訊息。',
          'オフの場合、クライアントは定期的に確認します。',
        ],
      }),
      socket_url: field.text(['Address', '連線位址', '接続先'], 300, {
        form: 'wss_address',
        monospace: true,
        help: ['Must start with wss://.', '須以 wss:// 開頭。', 'wss:// で始まるアドレスです。'],
      }),
      ping_sec: field.integer(['Ping interval', '心跳間隔', 'Ping間隔'], [5, 120], {
        unit: 'seconds',
        default: 30,
      }),
      reconnect_max: field.integer(['Reconnection attempts', '重新連線次數', '再接続の回数'], [1, 100], {
        default: 10,
      }),
      fallback_poll_sec: field.integer(['Polling interval', '輪詢間隔', 'ポーリング間隔'], [5, 300], {
        unit: 'seconds',
        default: 15,
        help: ['Used while there is no connection.', '無法連線時使用。', '接続できないあいだに使います。'],
      }),
    }),
    rooms: section(['Rooms and messages', '聊天室與訊息', 'ルームとメッセージ'], {
      room_size_max: field.integer(['Players per room', '聊天室人數上限', 'ルームの人数'], [5, 1000], {
        default: 200,
        help: [
          'At least the largest member limit of a guild.',
          '不可小於公會成員上限的最大值。',
          'ギルドのメンバー上限の最大値以上にします。',
        ],
      }),
      message_per_min: field.integer(
        ['Messages per minute', '每分鐘訊息數', '1分間のメッセージ数'],
        [1, 120],
        { default: 20 },
      ),
      max_message_bytes: field.integer(
        ['Message size (bytes)', '訊息大小（位元組）', 'メッセージの大きさ（バイト）'],
        [64, 4096],
        {
          default: 1024,
        },
      ),
      history_count: field.integer(
        ['Messages sent on joining', '進入時載入的訊息數', '入室時に送る件数'],
        [0, 500],
        {
          default: 50,
        },
      ),
    }),
  },
  rules: [
    {
      field: 'room_size_max',
      is: 'at_least',
      than: { largestOf: 'member_limit', in: { numbered: 'guild-level-setting' } },
    },
  ],
});

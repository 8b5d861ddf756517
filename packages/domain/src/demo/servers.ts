import type { RecordData } from '../core/json.ts';
import { released, text, type Trio } from './names.ts';

type Row = readonly [
  id: number,
  name: Trio,
  region: string,
  state: string,
  openAt: string,
  recommended: boolean,
  host: string,
];

const SERVERS: readonly Row[] = [
  [1, ['Windmill Village', '風車村', '風車村'], 'hk', 'open', '2025-03-02 04:00:00', true, 'windmill'],
  [2, ['Cloud Harbour', '雲港', '雲の港'], 'tw', 'full', '2025-11-15 04:00:00', true, 'harbour'],
  [3, ['Singing Caves', '吟唱洞窟', '歌う洞窟'], 'jp', 'maintenance', '2026-06-15 03:00:00', false, 'caves'],
];

/** The worlds of the demo game. */
export function demoServers(): readonly RecordData[] {
  return SERVERS.map(([server_id, name, region, state, open_at, recommended, host], index) =>
    released(
      {
        server_id,
        name: text(name),
        region,
        state,
        open_at,
        recommended,
        ...maintenance(),
        api_url: `https://${host}.emberfall.example/api`,
        socket_url: `wss://${host}.emberfall.example/socket`,
        client_min_version: '1.4.0',
      },
      index,
    ),
  );
}

function maintenance(): RecordData {
  return {
    maintenance_from: '2026-11-24 02:00:00',
    maintenance_to: '2026-11-24 05:00:00',
    maintenance_message: text([
      'Emberfall is being repaired. See you at 13:00 (UTC+8)!',
      '燼落之地維護中，13:00（UTC+8）再見！',
      'エンバーフォールはメンテナンス中です。13:00（UTC+8）にまた！',
    ]),
  };
}

/** Where the demo game's files are served from. */
export function demoCdn(): readonly RecordData[] {
  return [
    {
      status: 'active',
      base_url: 'https://cdn.emberfall.example',
      fallback_urls: [
        { priority: 1, url: 'https://cdn-asia.emberfall.example' },
        { priority: 2, url: 'https://cdn-west.emberfall.example' },
      ],
      upload_enabled: true,
      tz: 'Asia/Hong_Kong',
      asset_version: 140,
    },
  ];
}

/** The game's clock runs with the real one. */
export function demoTimeOffset(): readonly RecordData[] {
  return [{ status: 'active', enabled: false, offset_sec: 0, applies_to: 'super_account' }];
}

/** The rules of every guild. */
export function demoGuildRules(): readonly RecordData[] {
  return [
    {
      status: 'active',
      create_cost: [{ asset_kind: 'gem', amount: 500 }],
      create_min_level: 20,
      name_min: 2,
      name_max: 12,
      rename_cost: [{ asset_kind: 'gem', amount: 300 }],
      vice_count: 2,
      elite_count: 5,
      leader_inactive_days: 14,
      apply_limit: 30,
      kick_per_day: 3,
      rejoin_cooldown_hours: 24,
      dissolve_wait_hours: 72,
      daily_reset_hour: 5,
    },
  ];
}

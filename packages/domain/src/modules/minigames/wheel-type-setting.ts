import { field } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const costKind = enumOf('wheel-cost-kind', {
  ticket: ['Ticket', '票券', 'チケット', 'blue', '券'],
  gem: ['Gems', '寶石', 'ジェム', 'magenta', '石'],
  coin: ['Coins', '銅幣', 'コイン', 'gold', ['幣', '貨']],
  free: ['Free', '免費', '無料', 'green', ['免', '無']],
});

const version = enumOf('wheel-version', {
  v1: ['Wheel v1', '轉盤', 'ルーレット', 'neutral', '1'],
  v2: ['Wheel v2', '轉盤 v2', 'ルーレット v2', 'purple', '2'],
});

/** How wheels of one sort look and how many cells they have. */
export const wheelTypeSetting = defineModule({
  key: 'wheel-type-setting',
  family: 'minigames',
  titles: {
    title: ['Wheel types', '轉盤類型', 'ルーレット種別'],
    record: ['Wheel type', '轉盤類型', 'ルーレット種別'],
  },
  identity: ['type_id'],
  sections: {
    basics: common.basics({
      type_id: field.id(['Type ID', '類型編號', '種別ID']),
      name: common.name(40),
      version: field.enum(['Applies to', '適用對象', '対象'], version, { default: 'v1' }),
      cell_count: field.integer(['Cells', '格數', 'マスの数'], [4, 24], { default: 8 }),
      cost_kind: field.enum(['Payment type', '消耗類型', '支払い'], costKind, { default: 'ticket' }),
      rules: common.rulesForPlayers(),
    }),
    presentation: common.presentation({
      skin_image: field.asset(['Wheel picture', '轉盤圖', 'ルーレット画像'], 'image', {
        default: { path: 'minigame/wheel.svg' },
      }),
      pointer_image: field.asset(['Pointer picture', '指針圖', '針の画像'], 'image', {
        default: { path: 'minigame/pointer.svg' },
      }),
      spin_ms: field.integer(
        ['Spin duration (ms)', '轉動時間（毫秒）', '回転時間（ミリ秒）'],
        [500, 10_000],
        {
          default: 3000,
        },
      ),
    }),
  },
  rules: [{ fields: ['name'], is: 'unique', severity: 'warning' }],
  fixed: {
    during: { modules: ['wheel-setting', 'wheel-setting-v2'], by: 'type_id', endless: true },
    fields: ['cell_count', 'version'],
  },
  list: {
    columns: ['type_id', 'name', 'version', 'cell_count', 'cost_kind', 'spin_ms', 'status'],
    filters: ['version', 'cost_kind', 'cell_count', 'status'],
    sorts: ['type_id', 'name', 'cell_count'],
  },
});

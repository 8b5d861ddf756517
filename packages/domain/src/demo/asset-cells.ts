import type { RecordData } from '../core/json.ts';

/** Assets as the tables of the demo write them: `gem 300 + item:1021 5` is 300 gems and five of item 1021. */
export function assetsIn(cell: string): readonly RecordData[] {
  return cell.split('+').map((part) => {
    const [asset = '', amount = ''] = part.trim().split(' ');
    const [kind = '', target] = asset.split(':');
    return {
      asset_kind: kind,
      ...(target === undefined ? {} : { target_id: Number(target) }),
      amount: Number(amount),
    };
  });
}

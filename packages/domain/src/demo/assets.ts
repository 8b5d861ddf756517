import type { RecordData } from '../core/json.ts';

/**
 * Rewards or costs as tables write them: kind and amount, with what is named after a colon.
 * @example assetsOf('coin 5000, gem 20, item:1011 5')
 */
export function assetsOf(words: string): readonly RecordData[] {
  return words.split(',').map((one) => {
    const [asset = '', amount = ''] = one.trim().split(' ');
    const [kind = '', target] = asset.split(':');
    return {
      asset_kind: kind,
      ...(target === undefined ? {} : { target_id: Number(target) }),
      amount: Number(amount),
    };
  });
}

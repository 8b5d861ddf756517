import type { RecordData } from '../core/json.ts';
import type { Trio } from './names.ts';
import type { DemoRarity } from './pet-names.ts';

/** One title of Emberfall. */
export type DemoTitle = {
  readonly id: number;
  readonly rarity: DemoRarity;
  readonly group: string;
  /** The sign on its plate. */
  readonly sign: string;
  readonly name: Trio;
  readonly description: Trio;
  readonly more: RecordData;
};

import type { Product } from './product.ts';
import type { Random } from './random.ts';

/** What a fault strikes at. */
export type Scene = {
  readonly product: Product;
  readonly dataDir: string;
  readonly port: number;
  readonly random: Random;
  /** Resolves when the next publish is on its way. */
  readonly publishing: () => Promise<void>;
};

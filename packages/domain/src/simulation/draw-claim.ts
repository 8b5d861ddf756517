import { plainText, type JsonValue, type RecordData } from '../core/json.ts';
import { featuredTargets, type DrawGoal } from './draw-goal.ts';
import type { Outcome } from './draw-odds.ts';
import { costsIn, type Money } from './draw-price.ts';
import { isAtLeast, type GachaponConfig } from './gachapon-config.ts';

/** What a claim is about. */
type ClaimTarget =
  | { readonly kind: 'featured' | 'every_featured' }
  | { readonly kind: 'rarity'; readonly rarity: string }
  | { readonly kind: 'group'; readonly groupNo: number }
  | { readonly kind: 'prize'; readonly prize: string };

/** What is claimed of a gachapon. Shares and rates are percent. */
export type DrawClaim =
  | {
      readonly kind: 'odds';
      readonly target: ClaimTarget;
      /** `weights`: by weight alone; else in the long run, with guarantees. */
      readonly byWeights: boolean;
      readonly rate: number;
      readonly tolerance: number;
    }
  | {
      readonly kind: 'draws';
      readonly target: ClaimTarget;
      readonly copies: number;
      readonly draws: number;
      readonly share: number;
    }
  | {
      readonly kind: 'cost';
      readonly target: ClaimTarget;
      readonly copies: number;
      readonly most: Money | null;
      readonly share: number;
    };

const ALL = 100;

/** Reads a claim. A half-filled draft is read as far as it goes. */
export function readClaim(record: RecordData): DrawClaim {
  const target = targetOf(record);
  const number = (key: string, otherwise: number): number => {
    const value = record[key];
    return typeof value === 'number' ? value : otherwise;
  };
  const copies = Math.max(1, number('copies', 1));
  const share = number('share', ALL);
  if (record['kind'] === 'cost') {
    const [most = null] = costsIn(record['cost']);
    return { kind: 'cost', target, copies, share, most };
  }
  if (record['kind'] === 'draws') return { kind: 'draws', target, copies, share, draws: number('draws', 0) };
  const byWeights = record['basis'] === 'weights';
  return { kind: 'odds', target, byWeights, rate: number('rate', 0), tolerance: number('tolerance', 0) };
}

function targetOf(record: RecordData): ClaimTarget {
  const kind = record['target'];
  if (kind === 'every_featured') return { kind };
  if (kind === 'rarity') return { kind, rarity: plainText(record['rarity']) };
  if (kind === 'group') return { kind, groupNo: Number(record['group_no'] ?? 0) };
  if (kind === 'prize') return { kind, prize: prizeOf(record['pet_id'], record['pet_god_id']) };
  return { kind: 'featured' };
}

function prizeOf(pet: JsonValue | undefined, god: JsonValue | undefined): string {
  const named = plainText(pet);
  return named === '' ? `god:${plainText(god)}` : `pet:${named}`;
}

/** The goal of a player who wants the target. */
export function goalOf(target: ClaimTarget, copies: number, config: GachaponConfig): DrawGoal {
  if (target.kind === 'every_featured') return { kind: 'each', targets: featuredTargets(config) };
  return { kind: 'copies', copies, isWanted: (outcome) => isWanted(target, outcome) };
}

/** Whether a draw is one that the claim is about. */
export function isWanted(target: ClaimTarget, { group, entry, isFeatured }: Outcome): boolean {
  if (target.kind === 'rarity') return isAtLeast(group.rarity, target.rarity);
  if (target.kind === 'group') return group.groupNo === target.groupNo;
  if (target.kind === 'prize') return entry.target === target.prize;
  return isFeatured;
}

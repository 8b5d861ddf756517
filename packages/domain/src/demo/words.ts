import type { DemoJob, DemoProperty } from './pet-names.ts';
import type { Trio } from './names.ts';

/** Words that names are made of. */
export const PROPERTY_NAMES: Readonly<Record<DemoProperty, Trio>> = {
  none: ['Plain', '素色', '無垢'],
  fire: ['Fire', '火焰', '炎'],
  water: ['Water', '流水', '水'],
  wood: ['Wood', '森木', '森'],
  thunder: ['Thunder', '雷霆', '雷'],
  nihil: ['Nihil', '虛無', '虚無'],
};

export const JOB_NAMES: Readonly<Record<DemoJob, Trio>> = {
  guardian: ['Guardian', '護衛', 'ガーディアン'],
  striker: ['Striker', '突擊手', 'ストライカー'],
  caster: ['Caster', '秘術師', 'キャスター'],
  healer: ['Healer', '療癒師', 'ヒーラー'],
  bard: ['Bard', '吟遊者', 'バード'],
  shade: ['Shade', '影行者', 'シェイド'],
};

export const PROPERTY_ORDER = Object.keys(PROPERTY_NAMES) as readonly DemoProperty[];

/** Jobs in the order of their ids, which begin at 1. */
export const JOB_ORDER = Object.keys(JOB_NAMES) as readonly DemoJob[];

export function jobId(job: DemoJob): number {
  return JOB_ORDER.indexOf(job) + 1;
}

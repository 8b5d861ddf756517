import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type {
  BatchAnswer,
  CodesQuery,
  RedeemAnswer,
  RedeemBody,
} from '@quartermaster/contract/http/redemption-codes';
import type { Machine } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import { exportCodes, exportRedemptions } from './export-codes.ts';
import type { BatchAddress, BatchesAddress } from './find-batch.ts';
import { generateCodes, type Asker } from './generate-codes.ts';
import { lookUpCode } from './look-up-code.ts';
import { readBatch, readBatchPage, readCodePage, readRedemptionPage } from './read-batches.ts';
import { redeemCode } from './redeem-code.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';
import { reopenBatch, stopBatch, switchCode, type CodeSwitch, type Reopening } from './stop-batch.ts';

/** Codes that players redeem: what staff do with them, and the redeeming itself. */
export function createRedemptionCodesService(deps: PlayerDependencies) {
  return {
    listBatches: (address: BatchesAddress, query: SliceQuery) => readBatchPage(deps, address, query),
    readBatch: (address: BatchAddress) => readBatch(deps, address),
    listCodes: (address: BatchAddress, query: CodesQuery) => readCodePage(deps, address, query),
    lookUpCode: (address: BatchesAddress, typed: string) => lookUpCode(deps, address, typed),
    listRedemptions: (address: BatchAddress, query: SliceQuery) => readRedemptionPage(deps, address, query),
    exportCodes: (address: BatchAddress, actor: Actor) => exportCodes(deps, address, actor),
    exportRedemptions: (address: BatchAddress, actor: Actor) => exportRedemptions(deps, address, actor),

    async generate(address: BatchAddress, asker: Asker): Promise<BatchAnswer> {
      await generateCodes(deps, address, asker);
      return readBatch(deps, address);
    },
    async stop(address: BatchAddress, reason: string, actor: Actor): Promise<BatchAnswer> {
      await stopBatch(deps, address, reason, actor);
      return readBatch(deps, address);
    },
    async reopen(address: BatchAddress, reopening: Reopening, actor: Actor): Promise<BatchAnswer> {
      await reopenBatch(deps, address, reopening, actor);
      return readBatch(deps, address);
    },
    switchCode: (address: CodeSwitch, actor: Actor) => switchCode(deps, address, actor),
    redeem: (machine: Machine, body: RedeemBody): Promise<RedeemAnswer> => redeemCode(deps, machine, body),
  };
}

export type RedemptionCodesService = ReturnType<typeof createRedemptionCodesService>;

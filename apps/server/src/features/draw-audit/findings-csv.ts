import type { Readable } from 'node:stream';
import type { AuditFinding, DrawAuditAnswer } from '@quartermaster/contract/http/draw-audit';
import type { Language } from '@quartermaster/domain/core/language';
import { gachaponSetting } from '@quartermaster/domain/modules/gacha/gachapon-setting';
import { godSetting } from '@quartermaster/domain/modules/gods/god-setting';
import { petSetting } from '@quartermaster/domain/modules/pets/pet-setting';
import { csvStream } from '../../engine/codecs/csv-stream.ts';

type Line = { readonly finding: AuditFinding; readonly entry: AuditFinding['entries'][number] };

/** A line for each entry of each gachapon and release. */
export function findingsCsv({ findings, references }: DrawAuditAnswer, language: Language): Readable {
  const nameOf = (module: string, id: number): string => {
    const title = references[module]?.[String(id)]?.title ?? '';
    return typeof title === 'string' ? title : (title[language] ?? '');
  };
  return csvStream<Line>(
    [
      ['release', ({ finding }) => String(finding.release ?? '')],
      ['release_hash', ({ finding }) => finding.release_hash],
      ['gachapon_id', ({ finding }) => String(finding.gachapon_id)],
      ['gachapon', ({ finding }) => nameOf(gachaponSetting.key, finding.gachapon_id)],
      ['draws', ({ finding }) => String(finding.draws)],
      ['unknown', ({ finding }) => String(finding.unknown)],
      ['impossible', ({ finding }) => String(finding.impossible)],
      ['chi_square', ({ finding }) => finding.chi_square.statistic.toFixed(4)],
      ['degrees', ({ finding }) => String(finding.chi_square.degrees)],
      ['p', ({ finding }) => String(finding.chi_square.chance)],
      ['p_corrected', ({ finding }) => String(finding.chance)],
      ['group_no', ({ entry }) => String(entry.group_no)],
      ['asset_kind', ({ entry }) => entry.asset_kind],
      ['target_id', ({ entry }) => String(entry.target_id)],
      [
        'name',
        ({ entry }) => nameOf(entry.asset_kind === 'pet' ? petSetting.key : godSetting.key, entry.target_id),
      ],
      ['featured', ({ entry }) => String(entry.is_featured)],
      ['observed', ({ entry }) => String(entry.observed)],
      ['expected', ({ entry }) => entry.expected.toFixed(4)],
      ['sigma', ({ entry }) => entry.sigma?.toFixed(4) ?? ''],
      ['enough', ({ entry }) => String(entry.enough ?? '')],
    ],
    linesOf(findings),
  );
}

async function* linesOf(findings: readonly AuditFinding[]): AsyncGenerator<readonly Line[]> {
  for (const finding of findings) yield finding.entries.map((entry) => ({ finding, entry }));
}

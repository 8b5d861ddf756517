import type { Readable } from 'node:stream';
import type { ReportAnswer } from '@quartermaster/contract/http/report';
import type { Language } from '@quartermaster/domain/core/language';
import { csvHeaders } from '../../engine/codecs/csv-stream.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ReportDependencies } from './report-dependencies.ts';
import { reportCsv } from './report-file.ts';
import type { ReportRequest } from './report-request.ts';

export type FileRequest = {
  readonly format: 'csv' | 'json';
  readonly language: Language;
  readonly actor: Actor;
};

type ReportFile = {
  readonly content: Readable | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
};

/** A report as a file; the staff log records who took which. */
export async function exportReport(
  { database, branches }: ReportDependencies,
  env: string,
  [request, answer]: readonly [ReportRequest, ReportAnswer],
  { format, language, actor }: FileRequest,
): Promise<ReportFile> {
  const { branchId } = await branches.getEnvironment(database, env);
  const { report, group, range, filter } = request;
  await writeAudit(database, actor, {
    action: 'report.export',
    branchId,
    after: { report, group, ...range, ...filter, format, rows: answer.rows.length },
  });
  const name = `${report}_${env}_${answer.range.from}_${answer.range.to}.${format}`;
  if (format === 'csv') return { content: reportCsv(answer, language), headers: csvHeaders(name) };
  return {
    content: Buffer.from(JSON.stringify(answer)),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  };
}

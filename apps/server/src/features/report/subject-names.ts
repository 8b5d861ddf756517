import type { ReportRow } from '@quartermaster/contract/http/report';
import { subjectParts, type ReportType } from '@quartermaster/domain/reports/report-definitions';
import { codeRedeemSetting } from '@quartermaster/domain/modules/mail-messages/code-redeem-setting';
import { specialEventSetting } from '@quartermaster/domain/modules/events/special-event-setting';

type Named = Readonly<Record<string, string>>;

const NAMED: Partial<Record<ReportType, (subject: string) => Named>> = {
  gacha_rate: (subject) => ({ gachapon_id: subject }),
  stage_clear: (subject) => ({ battle_id: subject }),
  event_participation: (subject) => ({ product_module: specialEventSetting.key, product_id: subject }),
  code_redeem: (subject) => ({ product_module: codeRedeemSetting.key, product_id: subject }),
  asset_flow: (subject) => {
    const [kind, number] = subjectParts(subject);
    return { asset_kind: kind, target_id: number };
  },
  package_sales: (subject) => {
    const [module, number] = subjectParts(subject);
    return { product_module: module, product_id: number };
  },
};

/** What the rows of a report are about, in the words that name records. */
export function namedIn(report: ReportType, rows: readonly ReportRow[]): readonly Named[] {
  const name = NAMED[report];
  return name === undefined ? [] : [...new Set(rows.map(({ subject }) => subject))].map(name);
}

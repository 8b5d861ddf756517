import type { ReportRow } from '@quartermaster/contract/http/report';
import type { ReportType } from '@quartermaster/domain/reports/report-definitions';
import { codeRedeemSetting } from '@quartermaster/domain/modules/mail-messages/code-redeem-setting';
import { specialEventSetting } from '@quartermaster/domain/modules/events/special-event-setting';

/** The parts of `kind:number` and `module:number`. */
function splitSubject(subject: string): readonly [word: string, number: string] {
  const at = subject.indexOf(':');
  return at === -1 ? [subject, ''] : [subject.slice(0, at), subject.slice(at + 1)];
}

type Named = Readonly<Record<string, string>>;

const NAMED: Partial<Record<ReportType, (subject: string) => Named>> = {
  gacha_rate: (subject) => ({ gachapon_id: subject }),
  stage_clear: (subject) => ({ battle_id: subject }),
  event_participation: (subject) => ({ product_module: specialEventSetting.key, product_id: subject }),
  code_redeem: (subject) => ({ product_module: codeRedeemSetting.key, product_id: subject }),
  asset_flow: (subject) => {
    const [kind, number] = splitSubject(subject);
    return { asset_kind: kind, target_id: number };
  },
  package_sales: (subject) => {
    const [module, number] = splitSubject(subject);
    return { product_module: module, product_id: number };
  },
};

/** What the rows of a report are about, in the words that name records. */
export function namedIn(report: ReportType, rows: readonly ReportRow[]): readonly Named[] {
  const name = NAMED[report];
  return name === undefined ? [] : [...new Set(rows.map(({ subject }) => subject))].map(name);
}

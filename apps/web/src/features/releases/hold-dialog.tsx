import { isReason } from '@quartermaster/contract/http/limits';
import { beginHold } from '@quartermaster/domain/actions/staff/hold';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import type { HeldRecord, ModuleChanges, RecordChange } from '../../api/releases.ts';
import { actionField, actionText } from '../../engine/actions/action-words.ts';
import { useFieldEnvironment } from '../../fields/field-environment.tsx';
import { InstantInput } from '../../fields/moment/instant-input.tsx';
import { isMoment } from '../../fields/moment/moment-text.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { HoldFacts } from '../../ui/feedback/hold-facts.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ReasonField } from '../../ui/text/reason-field.tsx';
import { isOnHold } from './held-records.ts';
import styles from './releases.module.css';
import type { Holding } from './use-holding.ts';

type HoldDialogsProps = { readonly holding: Holding; readonly modules: readonly ModuleChanges[] };

/** What is asked before records are put on hold, or several are let go. */
export function HoldDialogs({ holding, modules }: HoldDialogsProps) {
  const { asked } = holding;
  if (asked === null) return null;
  const records = changesOf(modules, asked.records);
  return asked.act === 'hold' ? (
    <HoldDialog holding={holding} records={records} />
  ) : (
    <EndDialog holding={holding} records={records.filter(isOnHold)} />
  );
}

function changesOf(modules: readonly ModuleChanges[], asked: readonly HeldRecord[]): readonly RecordChange[] {
  return modules.flatMap(({ module, records }) => {
    const ids = new Set(asked.filter((record) => record.module === module).map(({ recordId }) => recordId));
    return records.filter(({ recordId }) => ids.has(recordId));
  });
}

type DialogProps = { readonly holding: Holding; readonly records: readonly RecordChange[] };

function HoldDialog({ holding, records }: DialogProps) {
  const { t } = useTranslation('releases');
  const { timeZone } = useFieldEnvironment();
  const [only] = records;
  const known = records.length === 1 && only && isOnHold(only) ? only.hold : null;
  const [reason, setReason] = useState(known?.reason ?? '');
  const [until, setUntil] = useState(known?.until ?? null);
  const isReady = isReason(reason) && (until === null || isMoment(until, timeZone));
  return (
    <Dialog
      title={t('holdTitle', { count: records.length })}
      okText={t('holdDo', { count: records.length })}
      cancelText={t('cancelled')}
      okButtonProps={{ disabled: !isReady, loading: holding.isHolding }}
      onOk={() => holding.hold({ reason, until })}
      onCancel={holding.close}
    >
      <div className={styles.form}>
        <p>{actionText(beginHold, '')}</p>
        {records.length === 1 ? <strong>{records.map(nameOf)}</strong> : null}
        <ReasonField label={t('holdReason')} hint={t('holdReasonHint')} value={reason} onChange={setReason} />
        <InstantInput
          label={actionField(beginHold, 'until').label}
          never={t('holdOpen')}
          value={until}
          onChange={setUntil}
        />
        {holding.holdError ? <Alert type="error" showIcon title={errorMessage(holding.holdError)} /> : null}
      </div>
    </Dialog>
  );
}

/** Ends several holds: each with its reason, for they may be other people's. */
function EndDialog({ holding, records }: DialogProps) {
  const { t } = useTranslation('releases');
  return (
    <Dialog
      title={t('endHoldTitle', { count: records.length })}
      okText={t('endHoldDo', { count: records.length })}
      cancelText={t('cancelled')}
      onOk={holding.end}
      onCancel={holding.close}
    >
      <ul className={styles.holds}>
        {records.map((record) => (
          <li key={record.recordId}>
            <strong>{nameOf(record)}</strong>
            {record.hold === null ? null : <HoldFacts hold={record.hold} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const nameOf = ({ title, recordId }: RecordChange): string =>
  titleText(title, readTextLanguage()) || recordId;

import { rolesOf } from '@quartermaster/domain/actions/action-list';
import { requestUnlock } from '@quartermaster/domain/actions/staff/record';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { timeslotFields } from '@quartermaster/domain/core/timeslot-fields';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import type { Place } from '../../api/place.ts';
import { recordLockQuery, type RecordLock, type RecordUnlock } from '../../api/record-locks.ts';
import { actionVerb } from '../../engine/actions/action-words.ts';
import { useActionsAt } from '../../engine/actions/use-actions-at.ts';
import { useLockFields } from '../../engine/form/locked-fields.tsx';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { formatList, formatLongDateTime } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './form.module.css';
import { UnlockDialog } from './unlock-dialog.tsx';

const NOTHING: readonly string[] = [];

type LockNoticeProps = {
  readonly module: ResolvedModule;
  readonly place: Place;
  readonly recordId: string;
  readonly revision: number;
};

/** Says what a running period locks, until when, and how to unlock it. */
export function LockNotice({ module, ...props }: LockNoticeProps) {
  const canBeLocked =
    (module.fixed !== null && 'during' in module.fixed) || timeslotFields(module).length > 0;
  return canBeLocked ? <Locked module={module} {...props} /> : null;
}

function Locked({ module, place, recordId, revision }: LockNoticeProps) {
  const { data } = useQuery(recordLockQuery(place, recordId, revision));
  const lock = data?.lock ?? null;
  if (lock === null) return null;
  return (
    <LockBanner
      module={module}
      place={place}
      recordId={recordId}
      revision={revision}
      lock={lock}
      unlock={data?.unlock ?? null}
    />
  );
}

type LockBannerProps = LockNoticeProps & {
  readonly lock: RecordLock;
  readonly unlock: RecordUnlock | null;
};

function LockBanner({ module, lock, unlock, ...record }: LockBannerProps) {
  const { t } = useTranslation('form');
  const { data: me } = useSuspenseQuery(meQuery());
  const [isAsking, setAsking] = useState(false);
  const isOpen = unlock?.state === 'open';
  const hasMore = lock.fields.length > 0 || unlock?.state === 'waiting';
  const mayAsk = unlock === null && rolesOf(requestUnlock).includes(me.type);
  const ask = mayAsk ? () => setAsking(true) : null;
  useActionsAt('record', record.recordId, { 'record.request_unlock': ask });
  // Fields locked for other reasons, such as a batch of codes, have their own hints.
  return (
    <>
      {lock.fields.length === 0 ? null : <LockedFields fields={isOpen ? NOTHING : lock.fields} />}
      <Alert
        className={styles.banner}
        type={isOpen || lock.fields.length === 0 ? 'info' : 'warning'}
        showIcon
        title={isOpen ? t('lockOpen', { time: formatLongDateTime(unlock.until) }) : lockTitle(t, lock)}
        description={hasMore ? <LockText module={module} lock={lock} unlock={unlock} /> : undefined}
        action={
          ask === null ? null : (
            <Button size="small" onClick={ask}>
              {actionVerb(requestUnlock)}
            </Button>
          )
        }
      />
      {isAsking ? <UnlockDialog {...record} lock={lock} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function lockTitle(t: TFunction<'form'>, { fields, until }: RecordLock): string {
  if (until === null) return t('lockEndless');
  return t(fields.length === 0 ? 'lockStart' : 'lockTitle', { time: formatLongDateTime(until) });
}

function LockedFields({ fields }: { readonly fields: readonly string[] }) {
  useLockFields(fields);
  return null;
}

/** The locked fields, the record whose period runs, and the unlock request. */
function LockText({ module, lock, unlock }: Pick<LockBannerProps, 'module' | 'lock' | 'unlock'>) {
  const { t } = useTranslation('form');
  const language = readLanguage();
  const labels = lock.fields.map((key) => module.fieldByKey.get(key)?.label[language] ?? key);
  const isOfAnother = lock.module !== module.key;
  return (
    <>
      {labels.length === 0 ? null : <p>{t('lockFields', { fields: formatList(labels) })}</p>}
      {isOfAnother ? (
        <p>
          <RecordPageLink module={lock.module} recordId={lock.recordId}>
            {t('lockOpenPeriod')}
          </RecordPageLink>
        </p>
      ) : null}
      {unlock?.state === 'waiting' ? (
        <p>
          {t('lockWaiting', { name: unlock.by })}{' '}
          <Link to="/approvals" search={{ approval: unlock.approvalId }}>
            {t('lockOpenApproval')}
          </Link>
        </p>
      ) : null}
    </>
  );
}

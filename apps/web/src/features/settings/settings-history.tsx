import { updateSettings } from '@quartermaster/domain/actions/staff/settings';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { auditQuery, type AuditEntry } from '../../api/audit.ts';
import { actionField } from '../../engine/actions/action-words.ts';
import { zoneLabel } from '../../i18n/zone.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AnswerState } from '../../ui/table/answer-state.tsx';
import { limitChanges } from './limit-changes.ts';
import { useLimitWords } from './limit-words.ts';
import styles from './settings.module.css';

/** How the acts that this screen lists begin. */
export const SETTINGS_ACTS = 'settings.';
export const LIMITS_ACTS = 'staff_limits.';

/** Who changed the settings and the limits, newest first. */
export function SettingsHistory() {
  const { t } = useTranslation('settings');
  const settings = useQuery(auditQuery(SETTINGS_ACTS));
  const limits = useQuery(auditQuery(LIMITS_ACTS));
  const entries =
    settings.data && limits.data
      ? [...settings.data.data, ...limits.data.data].toSorted((a, b) => b.id - a.id)
      : undefined;
  return (
    <Card flush title={t('history')}>
      <AnswerState of={[settings, limits]} rows={2} columns={3} />
      {entries?.length === 0 ? <p className={styles.none}>{t('historyNone')}</p> : null}
      {entries && entries.length > 0 ? (
        <ul className={styles.steps}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.action.startsWith(LIMITS_ACTS) ? <Limits entry={entry} /> : <Zone entry={entry} />}
              <span className={styles.who}>
                {entry.author} · <AgoText value={entry.at} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

type StepProps = { readonly entry: AuditEntry };

function Zone({ entry: { before, after } }: StepProps) {
  const { t } = useTranslation('settings');
  return (
    <span>
      {actionField(updateSettings, 'default_time_zone').label}{' '}
      {t('settingChanged', { before: zoneIn(before), after: zoneIn(after) })}
    </span>
  );
}

function Limits({ entry }: StepProps) {
  const { t } = useTranslation('settings');
  const { labelOf, amountOf } = useLimitWords();
  return (
    <span className={styles.parts}>
      {limitChanges(entry.before, entry.after).map((change) => (
        <span key={`${change.role} ${change.place} ${change.limit}`}>
          {labelOf(change)}{' '}
          {t('settingChanged', {
            before: amountOf(change.limit, change.before),
            after: amountOf(change.limit, change.after),
          })}
        </span>
      ))}
    </span>
  );
}

function zoneIn(settings: AuditEntry['before']): string {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return '–';
  const zone = settings['default_time_zone'];
  return typeof zone === 'string' ? zoneLabel(zone) : '–';
}

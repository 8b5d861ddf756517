import { listOf, objectOf, textOf, type RecordData } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { wallFromUtc } from '../../fields/common/zone-time.ts';
import { zoneCity } from '../../i18n/zone.ts';
import { useFieldEnvironment } from '../../fields/field-environment.tsx';
import { ReferenceTag } from '../../fields/reference/reference-tag.tsx';
import styles from './mail-preview.module.css';

/** Who gets the mail, and when by which clock. */
export function MailSending({ mail }: { readonly mail: RecordData }) {
  const { t } = useTranslation('mail');
  const { gameTimeZone, timeZone } = useFieldEnvironment();
  const sendAt = textOf(mail['send_at']);
  const zones = [...new Set([gameTimeZone, timeZone])];
  return (
    <dl className={styles.sending}>
      <dt>{t('recipients')}</dt>
      <dd>
        <Recipients mail={mail} />
      </dd>
      <dt>{t('sendAt')}</dt>
      <dd>
        {sendAt === ''
          ? t('unsaid')
          : zones.map((zone) => (
              <span key={zone} className={styles.clock}>
                {wallFromUtc(sendAt, zone)?.slice(0, 16)}{' '}
                <span className={styles.note}>{zoneCity(zone)}</span>
              </span>
            ))}
      </dd>
    </dl>
  );
}

function Recipients({ mail }: { readonly mail: RecordData }) {
  const { t } = useTranslation('mail');
  switch (textOf(mail['recipient_type'])) {
    case 'all':
      return <strong className={styles.everyone}>{t('everyone')}</strong>;
    case 'new_users':
      return t('newPlayers');
    case 'server':
      return (
        <span className={styles.servers}>
          {listOf(mail['server_ids']).map((id) => (
            <ReferenceTag key={textOf(id)} module="server-setting" id={textOf(id)} hasId={false} />
          ))}
        </span>
      );
    case 'account_ids':
      return t('players', { count: accountCount(textOf(mail['account_ids'])) });
    case 'condition':
      return t('whoFits', { count: listOf(objectOf(mail['condition'])['rows']).length });
    default:
      return t('unsaid');
  }
}

function accountCount(text: string): number {
  return new Set(text.split(/[\s,]+/).filter((id) => id !== '')).size;
}

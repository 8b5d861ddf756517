import { sanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import { sanctionReason } from '@quartermaster/domain/enums/sanction-reason';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlayerKey } from '../../../api/player.ts';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { RowAction } from '../commands/row-action.tsx';
import styles from './page.module.css';
import { useSanctionsInForce } from './use-sanctions-in-force.ts';

/** What a player may not do now: said before anything else. */
export function SanctionsInForce({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const { t: tc } = useTranslation();
  const { inForce } = useSanctionsInForce(player);
  if (inForce.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={inForce.map(({ sanctionId, kind, reason, reasonText, endsAt }) => (
        <p key={sanctionId} className={styles.inForce}>
          <span>
            <strong>{wordOf(sanctionKind, kind)}</strong> · {wordOf(sanctionReason, reason)} ·{' '}
            {tc('quoted', { text: reasonText })} ·{' '}
            {endsAt === null ? (
              t('forGood')
            ) : (
              <>
                {t('until')} <DateTimeText value={endsAt} />
              </>
            )}
          </span>
          <RowAction kind="lift_sanction" preset={{ kind }} of={wordOf(sanctionKind, kind)} />
        </p>
      ))}
    />
  );
}

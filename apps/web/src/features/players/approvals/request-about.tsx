import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../api/approvals.ts';
import { hereOnly, playerPage } from '../row-focus.ts';

type RequestAboutProps = {
  readonly approval: Approval;
  /** Names of players by `server:account`. */
  readonly names: Readonly<Record<string, string>>;
};

/** Whom or what a request is about, and the way there. */
export function RequestAbout({ approval, names }: RequestAboutProps) {
  const { t } = useTranslation('approvals');
  const { serverId, accountId, deliveryId } = approval;
  if (deliveryId !== null)
    return (
      <Link to="/bulk-delivery" search={({ env, v }) => ({ env, v, delivery: String(deliveryId) })}>
        {t('aboutDelivery', { number: deliveryId })}
      </Link>
    );
  if (serverId === null || accountId === null) return t('aboutPlayers');
  const place = `${serverId}:${accountId}`;
  return (
    <Link {...playerPage({ serverId, accountId })} search={hereOnly}>
      {names[place] ?? place}
    </Link>
  );
}

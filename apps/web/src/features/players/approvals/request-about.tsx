import { objectOf, plainText } from '@quartermaster/domain/core/json';
import type { RecordTitle } from '@quartermaster/contract/http/record-title';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../api/approvals.ts';
import { RecordPageLink } from '../../../engine/record/record-page-link.tsx';
import { titleText } from '../../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../../i18n/language.ts';
import { playerPage } from '../row-focus.ts';

type RequestAboutProps = {
  readonly approval: Approval;
  /** Names of players by `server:account`. */
  readonly names: Readonly<Record<string, string>>;
};

/** The title of the delivery or record at the time of the request. */
function titleOf({ params }: Approval): string {
  // The server keeps the title with such a request.
  return titleText((objectOf(params)['title'] ?? null) as RecordTitle, readTextLanguage());
}

/** The delivery to send, or whose recipients are asked for as a file. */
function deliveryOf({ deliveryId, params }: Approval): number | null {
  const { delivery } = objectOf(params);
  return deliveryId ?? (typeof delivery === 'number' ? delivery : null);
}

/** The record to unlock, with the version in which it is to change. */
function AboutRecord({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation('approvals');
  const { module, record_id: id, version } = objectOf(approval.params);
  const title = titleOf(approval);
  return (
    <RecordPageLink module={plainText(module)} recordId={plainText(id)}>
      {title} {t('aboutRecord', { id: plainText(id), version: plainText(version) })}
    </RecordPageLink>
  );
}

/** The player as `server:account`; null: it is about no single one. */
export const playerPlace = ({ serverId, accountId }: Approval): string | null =>
  serverId === null || accountId === null ? null : `${serverId}:${accountId}`;

/** Whom or what a request is about, and the way there. */
export function RequestAbout({ approval, names }: RequestAboutProps) {
  const { t } = useTranslation('approvals');
  const { serverId, accountId } = approval;
  const place = playerPlace(approval);
  const deliveryId = deliveryOf(approval);
  if (deliveryId !== null)
    return (
      <Link to="/bulk-delivery" search={{ delivery: String(deliveryId) }}>
        {t('aboutDelivery', { number: deliveryId })} · {titleOf(approval)}
      </Link>
    );
  if (approval.kind === 'unlock_record') return <AboutRecord approval={approval} />;
  if (place === null || serverId === null || accountId === null) return t('aboutPlayers');
  return <Link {...playerPage({ serverId, accountId })}>{names[place] ?? place}</Link>;
}

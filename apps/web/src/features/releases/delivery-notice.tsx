import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { fleetQuery } from '../../api/get-fleet.ts';
import type { Published } from '../../api/releases.ts';
import { useBranch } from '../../engine/use-branch.ts';

type DeliveryNoticeProps = {
  readonly published: Published;
  /** Whether the way back to what was live before is shown. */
  readonly hasWayBack?: boolean;
};

/** How far a release has got: from the answer of the publish on, as the game servers report. */
export function DeliveryNotice({
  published: { release, delivery },
  hasWayBack = false,
}: DeliveryNoticeProps) {
  const { t } = useTranslation('releases');
  const { environment } = useBranch();
  const { data: fleet } = useQuery(fleetQuery(environment));
  const isNewest = fleet?.live?.number === release.number;
  const now = isNewest && fleet?.delivery ? fleet.delivery : delivery;
  const types = {
    waiting: 'info',
    delivered: 'success',
    partial: 'warning',
    unresponsive: 'warning',
  } as const;
  const texts = {
    waiting: t('deliveryWaiting'),
    delivered: t('deliveryDone', { count: now.acknowledged }),
    partial: t('deliveryPartial', { acknowledged: now.acknowledged, connected: now.connected }),
    unresponsive: now.message ?? t('deliveryUnresponsive'),
  };
  return (
    <Alert
      type={types[now.state]}
      showIcon
      role="status"
      title={t(release.kind === 'rollback' ? 'rolledBackTo' : 'isLive', {
        number: release.number,
        name: release.name,
      })}
      description={
        <>
          {texts[now.state]} <Ways number={release.number} hasWayBack={hasWayBack} />
        </>
      }
    />
  );
}

/** To the release, and to the one that was live before it. */
function Ways({ number, hasWayBack }: { readonly number: number; readonly hasWayBack: boolean }) {
  const { t } = useTranslation('releases');
  const before = number - 1;
  return (
    <>
      <Link to="/releases/$number" params={{ number: String(number) }}>
        {t('showRelease', { number })}
      </Link>
      {hasWayBack ? (
        <>
          {' · '}
          <Link to="/releases/$number" params={{ number: String(before) }}>
            {t('undoRollBack', { number: before })}
          </Link>
        </>
      ) : null}
    </>
  );
}

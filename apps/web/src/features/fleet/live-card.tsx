import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Fleet } from '../../api/get-fleet.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { formatLongDateTime } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { shortHash } from '../../ui/text/short-hash.ts';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './fleet.module.css';

/** What the game servers are to run, and how far it has got. */
export function LiveCard({ fleet: { live, delivery } }: { readonly fleet: Fleet }) {
  const { t } = useTranslation('fleet');
  const { details } = useBranch();
  if (live === null) {
    return (
      <Card title={t('live')}>
        <p className={styles.hint}>{t('liveNone', { place: details.name })}</p>
        <Link to="/release">{t('toCentre')}</Link>
      </Card>
    );
  }
  return (
    <Card title={t('live')} aside={t('liveSince', { at: formatLongDateTime(live.at) })}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('version')}</dt>
          <dd>
            <strong>{live.version}</strong>{' '}
            <Link to="/releases/$number" params={{ number: String(live.number) }}>
              {t('release', { number: live.number })}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t('hashContent')}</dt>
          <dd>
            <code title={live.contentHash}>{shortHash(live.contentHash)}</code>
          </dd>
        </div>
        <div>
          <dt>{t('hashPatch')}</dt>
          <dd>
            <code title={live.patchHash ?? ''}>{shortHash(live.patchHash)}</code>
          </dd>
        </div>
        <div>
          <dt>{t('delivery')}</dt>
          <dd>{delivery === null ? '—' : <DeliveryMark delivery={delivery} />}</dd>
        </div>
      </dl>
    </Card>
  );
}

type Delivery = NonNullable<Fleet['delivery']>;

const TONES = { waiting: 'blue', delivered: 'green', partial: 'orange', unresponsive: 'orange' } as const;
const GLYPHS = { waiting: '…', delivered: '●', partial: '◐', unresponsive: '!' } as const;

function DeliveryMark({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('fleet');
  const { state, acknowledged, connected, message } = delivery;
  const texts = {
    waiting: t('deliveryWaiting'),
    delivered: t('deliveryDone', { count: acknowledged }),
    partial: t('deliveryPartial', { acknowledged, connected }),
    unresponsive: message ?? t('deliveryUnresponsive'),
  };
  return (
    <span role="status">
      <Tag tone={TONES[state]} glyph={GLYPHS[state]}>
        {texts[state]}
      </Tag>
    </span>
  );
}

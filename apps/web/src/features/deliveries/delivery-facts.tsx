import { deliveryRecipientState } from '@quartermaster/domain/enums/delivery-recipient-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '../../api/deliveries.ts';
import { formatNumber } from '../../i18n/format.ts';
import { DateTimeText } from '../../ui/date-time-text.tsx';
import { AssetNames } from './asset-names.tsx';
import styles from './deliveries.module.css';
import { DeliveryProgress } from './progress.tsx';
import { WordTag } from './word-tag.tsx';

/** How far it is, to whom it goes, and what all of it together gives away. */
export function DeliveryFacts({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const { asked, totals, references, counts } = delivery;
  const states = deliveryRecipientState.words.filter((state) => counts[state] > 0);
  const instants = [
    ['sendAt', delivery.sendAt],
    ['started', delivery.startedAt],
    ['finished', delivery.finishedAt],
  ] as const;
  return (
    <dl className={styles.facts}>
      <dt>{t('column.recipients')}</dt>
      <dd>
        <DeliveryProgress delivery={delivery} />
        {states.map((state) => (
          <div key={state}>
            <WordTag of={deliveryRecipientState} value={state} /> {formatNumber(counts[state])}
          </div>
        ))}
      </dd>
      <dt>{t('whom')}</dt>
      <dd>
        {t(`kind.${asked.kind}`)} · {t('onServers', { servers: asked.servers.join(', ') })}
      </dd>
      <dt>{t('totals')}</dt>
      <dd>
        <AssetNames assets={totals} references={references} />
      </dd>
      <dt>{t('first')}</dt>
      <dd>{t('firstPlayers', { count: delivery.canary })}</dd>
      {instants.map(([name, instant]) =>
        instant === null ? null : (
          <Fact key={name} name={t(name)}>
            <DateTimeText value={instant} />
          </Fact>
        ),
      )}
      <Fact name={t('column.by')}>{[delivery.createdBy, delivery.sentBy].filter(isNew).join(' → ')}</Fact>
    </dl>
  );
}

/** Whoever both prepared and sent it is named once. */
const isNew = (name: string | null, index: number, names: readonly (string | null)[]): boolean =>
  name !== null && names.indexOf(name) === index;

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

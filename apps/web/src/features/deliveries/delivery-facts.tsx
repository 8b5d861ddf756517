import { deliveryRecipientState } from '@quartermaster/domain/enums/delivery-recipient-state';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '../../api/deliveries.ts';
import { formatNumber, joinNames } from '../../i18n/format.ts';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { Fact, FactLines } from '../../ui/layout/facts.tsx';
import { WordTag } from '../../ui/text/word-tag.tsx';
import { AssetNames } from './asset-names.tsx';
import styles from './deliveries.module.css';
import { DeliveryProgress } from './progress.tsx';

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
    <FactLines>
      <Fact label={t('progressLabel')}>
        <DeliveryProgress delivery={delivery} />
        <div className={styles.states}>
          {states.map((state) => (
            <span key={state}>
              <WordTag of={deliveryRecipientState} value={state} /> {formatNumber(counts[state])}
            </span>
          ))}
        </div>
      </Fact>
      <Fact label={t('whom')}>
        {t(`kind.${asked.kind}`)} ·{' '}
        {t('onServers', {
          count: asked.servers.length,
          servers: joinNames(asked.servers.map(String)),
        })}
      </Fact>
      <Fact label={t('totals')}>
        <AssetNames assets={totals} references={references} />
      </Fact>
      <Fact label={t('first')}>{t('firstPlayers', { count: delivery.canary })}</Fact>
      {instants.map(([name, instant]) =>
        instant === null ? null : (
          <Fact key={name} label={t(name)}>
            <DateTimeText value={instant} />
          </Fact>
        ),
      )}
      <Fact label={t('column.by')}>{[delivery.createdBy, delivery.sentBy].filter(isNew).join(' → ')}</Fact>
    </FactLines>
  );
}

/** A person who both prepared and sent it is named once. */
const isNew = (name: string | null, index: number, names: readonly (string | null)[]): boolean =>
  name !== null && names.indexOf(name) === index;

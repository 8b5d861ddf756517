import type { Language } from '@quartermaster/domain/core/language';
import { addressedTo } from '@quartermaster/domain/texts/addressed-to';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deliveryRecipientsQuery, type Delivery } from '../../api/deliveries.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { Letter } from '../../fields/letter/letter.tsx';
import { LetterLanguage } from '../../fields/letter/letter-language.tsx';
import { readTextLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './deliveries.module.css';

/** The mail as players open it; the first of them stands for all. */
export function LetterCard({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const { environment } = useBranch();
  const [language, setLanguage] = useState<Language>(readTextLanguage);
  const { data: recipients } = useInfiniteQuery({
    ...deliveryRecipientsQuery(environment, delivery, {}),
    enabled: delivery.isFrozen,
  });
  const name = recipients?.pages[0]?.data[0]?.name ?? null;
  const read = (text: Delivery['body']): string =>
    (name === null ? text : addressedTo(name, text))[language] ?? '';
  return (
    <Card title={t('letter')}>
      <div className={styles.stack}>
        <LetterLanguage value={language} onChange={setLanguage} />
        <Letter
          language={language}
          title={read(delivery.title)}
          body={read(delivery.body)}
          rewards={delivery.rewards.map(({ assetKind, targetId, amount }) => ({
            asset_kind: assetKind,
            target_id: targetId,
            amount,
          }))}
          expireDays={delivery.expireDays}
        />
        {name === null ? null : <span className={styles.soft}>{t('asReadBy', { name })}</span>}
      </div>
    </Card>
  );
}

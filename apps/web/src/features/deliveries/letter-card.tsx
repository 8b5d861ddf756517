import type { Language } from '@quartermaster/domain/core/language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deliveryTrialQuery, type Delivery } from '../../api/deliveries.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { Letter } from '../../fields/letter/letter.tsx';
import { LetterLanguage } from '../../fields/letter/letter-language.tsx';
import { readTextLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/card.tsx';
import styles from './deliveries.module.css';

/** The mail as players open it; before it is sent, as the first of them will read it. */
export function LetterCard({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const { environment } = useBranch();
  const [language, setLanguage] = useState<Language>(readTextLanguage);
  const { data: trial } = useQuery({
    ...deliveryTrialQuery(environment, delivery),
    enabled: delivery.state === 'draft' && delivery.isFrozen,
  });
  const sample = trial?.samples[0];
  const { title, body } = sample ?? delivery;
  return (
    <Card title={t('letter')}>
      <div className={styles.stack}>
        <LetterLanguage value={language} onChange={setLanguage} />
        <Letter
          language={language}
          title={title[language] ?? ''}
          body={body[language] ?? ''}
          rewards={delivery.rewards.map(({ assetKind, targetId, amount }) => ({
            asset_kind: assetKind,
            target_id: targetId,
            amount,
          }))}
          expireDays={delivery.expireDays}
        />
        {sample ? <span className={styles.soft}>{t('asReadBy', { name: sample.name })}</span> : null}
      </div>
    </Card>
  );
}

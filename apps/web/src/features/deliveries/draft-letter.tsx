import { objectOf, textOf } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LetterLanguage } from '../../fields/letter/letter-language.tsx';
import { Letter } from '../../fields/letter/letter.tsx';
import { readTextLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './deliveries.module.css';
import type { DeliveryForm } from './delivery-form.ts';

/** The mail as it is now, in each language. */
export function DraftLetter({ form }: { readonly form: DeliveryForm }) {
  const { t } = useTranslation('deliveries');
  const [language, setLanguage] = useState<Language>(readTextLanguage);
  return (
    <Card title={t('letter')}>
      <div className={styles.stack}>
        <LetterLanguage value={language} onChange={setLanguage} />
        <Letter
          language={language}
          title={textOf(objectOf(form.title)[language])}
          body={textOf(objectOf(form.body)[language])}
          rewards={form.rewards}
          expireDays={form.expireDays}
        />
      </div>
    </Card>
  );
}

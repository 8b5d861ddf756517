import { isReason } from '@quartermaster/contract/http/limits';
import { Button } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { ReasonField } from '../../ui/text/reason-field.tsx';
import styles from './search.module.css';
import type { PlayerSearchState } from './use-player-search.ts';

/** Asks for the reason of a search by personal data that is masked for the user. */
export function SearchReason({ state }: { readonly state: PlayerSearchState }) {
  const { t } = useTranslation('players');
  const [reason, setReason] = useState('');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReason(reason)) state.giveReason(reason.trim());
  };
  return (
    <Card title={t('searchReasonTitle')}>
      <form className={styles.reason} onSubmit={handleSubmit}>
        <ReasonField
          label={t('searchReason')}
          hint={t('searchReasonHelp')}
          value={reason}
          onChange={setReason}
        />
        <Button type="primary" htmlType="submit" disabled={!isReason(reason)}>
          {t('search')}
        </Button>
      </form>
    </Card>
  );
}

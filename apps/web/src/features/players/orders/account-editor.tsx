import { MAX_ACCOUNT_ID } from '@quartermaster/contract/http/limits';
import { Button } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import filters from '../../../fields/player-filter/filters.module.css';
import { NumberBox } from '../../../ui/text/number-box.tsx';

type AccountEditorProps = {
  readonly account: string | undefined;
  readonly onApply: (account: string) => void;
};

/** One account number, asked for at once and not with every digit. */
export function AccountEditor({ account, onApply }: AccountEditorProps) {
  const { t } = useTranslation('orders');
  const { t: tc } = useTranslation();
  const [number, setNumber] = useState(account === undefined ? null : Number(account));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(number === null ? '' : String(number));
  };
  return (
    <form className={filters.range} onSubmit={handleSubmit}>
      <NumberBox
        min={1}
        max={MAX_ACCOUNT_ID}
        precision={0}
        controls={false}
        value={number}
        aria-label={t('account')}
        onChange={setNumber}
      />
      <Button type="primary" htmlType="submit">
        {tc('apply')}
      </Button>
    </form>
  );
}

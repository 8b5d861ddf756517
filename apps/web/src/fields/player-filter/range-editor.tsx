import { Button } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filters.module.css';
import { NumberBox } from '../../ui/text/number-box.tsx';

export type Ends = readonly [from: number | null, to: number | null];

type RangeEditorProps = {
  readonly label: string;
  readonly ends: Ends;
  readonly prefix?: string;
  readonly onApply: (ends: Ends) => void;
};

/** From one number to another, either end open; asked for at once, not with every digit. */
export function RangeEditor({ label, ends, prefix, onApply }: RangeEditorProps) {
  const { t } = useTranslation('players');
  const { t: tc } = useTranslation();
  const [from, setFrom] = useState(ends[0]);
  const [to, setTo] = useState(ends[1]);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isTurned = from !== null && to !== null && from > to;
    onApply(isTurned ? [to, from] : [from, to]);
  };
  const input = { min: 0, precision: 0, controls: false, prefix } as const;
  return (
    <form className={styles.range} aria-label={label} onSubmit={handleSubmit}>
      <NumberBox
        {...input}
        value={from}
        placeholder={t('least')}
        aria-label={t('least')}
        onChange={setFrom}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- of an editor that was opened to type into
        autoFocus
      />
      <span aria-hidden="true">–</span>
      <NumberBox {...input} value={to} placeholder={t('most')} aria-label={t('most')} onChange={setTo} />
      <Button type="primary" htmlType="submit">
        {tc('apply')}
      </Button>
    </form>
  );
}

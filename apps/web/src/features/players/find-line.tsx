import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskedText } from '../../ui/text/use-kept-text.ts';
import styles from './search.module.css';
import { CLEAR_BUTTON } from '../../ui/text/clear-button.tsx';

type FindLineProps = {
  readonly label: string;
  /** What the address asks for. */
  readonly asked: string;
  readonly onAsk: (text: string) => void;
};

const MAX_TEXT = 60;

/** One text to look for, asked on Enter; the box follows the address. */
export function FindLine({ label, asked, onAsk }: FindLineProps) {
  const { t } = useTranslation('players');
  const [text, setText] = useAskedText('find', asked);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk(text.trim());
  };
  return (
    <div className={styles.asking}>
      <form className={styles.line} role="search" onSubmit={handleSubmit}>
        <Space.Compact className={styles.asked ?? ''}>
          <Input
            value={text}
            maxLength={MAX_TEXT}
            allowClear={CLEAR_BUTTON}
            autoComplete="off"
            spellCheck={false}
            placeholder={label}
            aria-label={label}
            onChange={({ target }) => setText(target.value)}
            onClear={() => onAsk('')}
          />
          <Button type="primary" htmlType="submit" icon={<SearchOutlined aria-hidden />}>
            {t('search')}
          </Button>
        </Space.Compact>
      </form>
    </div>
  );
}

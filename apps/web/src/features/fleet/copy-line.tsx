import { CopyOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../ui/text/copy-text.ts';
import styles from './fleet.module.css';

/** A line for the clipboard. Where the browser allows no clipboard, it is selected to be copied by hand. */
export function CopyLine({ text }: { readonly text: string }) {
  const { t } = useTranslation('fleet');
  const { message } = App.useApp();
  const line = useRef<HTMLElement>(null);
  const handleCopy = async () => {
    if (await copyText(text)) void message.success(t('copied'));
    else if (line.current) window.getSelection()?.selectAllChildren(line.current);
  };
  return (
    <span className={styles.copy}>
      <code className={styles.line} ref={line}>
        {text}
      </code>
      <Button
        size="small"
        icon={<CopyOutlined aria-hidden />}
        aria-label={t('copy')}
        title={t('copy')}
        onClick={() => void handleCopy()}
      />
    </span>
  );
}

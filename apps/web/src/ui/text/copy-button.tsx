import { CopyOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text.ts';

type CopyButtonProps = {
  readonly text: string;
  /** What is copied, for people who do not see the text beside the button. */
  readonly label: string;
};

/** Puts a short text on the clipboard; where the browser has none, shows it to be copied by hand. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const name = t('labelled', { label: t('copy'), text: label });
  const handleCopy = async () => {
    if (await copyText(text)) void message.success(t('copied'));
    else void message.info(text);
  };
  return (
    <Button
      type="text"
      size="small"
      icon={<CopyOutlined aria-hidden />}
      aria-label={name}
      title={name}
      onClick={() => void handleCopy()}
    />
  );
}

import { App, Button } from 'antd';
import { Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './json-prettier.module.css';
import { prettyJson } from './pretty-json.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { copyText } from '../../ui/text/copy-text.ts';
import { FocusFirst } from '../../ui/overlay/focus-first.tsx';
import { lazyPart } from '../../ui/overlay/lazy-part.tsx';

const JsonEditor = lazyPart(async () => (await import('../../fields/json/json-editor.tsx')).JsonEditor);

const HEIGHT = 'min(62vh, 640px)';

/** What is pasted on the left is shown formatted on the right. */
export function JsonPrettier({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('helper');
  const { t: tc } = useTranslation();
  const { message } = App.useApp();
  const [raw, setRaw] = useState('');
  const pretty = prettyJson(useDeferredValue(raw));
  const text = pretty.ok ? pretty.text : '';

  const handleCopy = async () => {
    if (await copyText(text)) void message.success(tc('copied'));
    else void message.warning(t('jsonCopyByHand'));
  };

  return (
    <Dialog
      title={t('jsonPrettier')}
      width="min(1400px, 94vw)"
      centered
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {tc('close')}
        </Button>,
        <Button key="copy" type="primary" disabled={text === ''} onClick={() => void handleCopy()}>
          {t('jsonCopy')}
        </Button>,
      ]}
    >
      <div className={styles.panes}>
        <Pane label={t('jsonRaw')} text={raw} isReadOnly={false} onText={setRaw} />
        <Pane label={t('formatted')} text={text} isReadOnly onText={() => undefined} />
      </div>
      <p className={styles.problem} role="status">
        {pretty.ok ? '' : t('jsonProblem', { problem: pretty.problem })}
      </p>
    </Dialog>
  );
}

type PaneProps = {
  readonly label: string;
  readonly text: string;
  readonly isReadOnly: boolean;
  readonly onText: (text: string) => void;
};

function Pane({ label, ...editor }: PaneProps) {
  const input = <JsonEditor label={label} height={HEIGHT} {...editor} />;
  return (
    <section>
      <h3 className={styles.label}>{label}</h3>
      <Suspense fallback={<div className={styles.waiting} />}>
        {editor.isReadOnly ? input : <FocusFirst>{input}</FocusFirst>}
      </Suspense>
    </section>
  );
}

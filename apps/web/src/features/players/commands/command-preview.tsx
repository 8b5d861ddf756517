import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/api-error.ts';
import type { CommandPreview as Preview } from '../../../api/player-commands.ts';
import { dollars } from '../money.ts';
import { ChangeWithLetter } from './change-with-letter.tsx';
import styles from './commands.module.css';

type CommandPreviewProps = {
  readonly preview: Preview | undefined;
  readonly error: unknown;
  /** Whether what was typed last is still being looked at. */
  readonly isWaiting: boolean;
  readonly isComplete: boolean;
};

/** What a command would change, and what stands in its way. */
export function CommandPreview({ preview, error, isWaiting, isComplete }: CommandPreviewProps) {
  const { t } = useTranslation('commands');
  return (
    <section className={styles.preview} aria-label={t('preview')} aria-busy={isWaiting}>
      <h3 className={styles.previewTitle}>{t('preview')}</h3>
      <div aria-live="polite">
        {isComplete ? null : <p className={styles.soft}>{t('fillIn')}</p>}
        {isComplete && error ? <Alert type="error" showIcon title={errorMessage(error)} /> : null}
        {isComplete && !error && preview === undefined ? <p className={styles.soft}>{t('looking')}</p> : null}
        {isComplete && !error && preview !== undefined ? <Looked preview={preview} /> : null}
      </div>
    </section>
  );
}

function Looked({ preview: { lines, valueCents, exceeds } }: { readonly preview: Preview }) {
  const { t } = useTranslation('commands');
  return (
    <>
      <ChangeWithLetter lines={lines} />
      {valueCents > 0 ? <p className={styles.soft}>{t('worth', { amount: dollars(valueCents) })}</p> : null}
      {exceeds.length > 0 ? <Alert type="warning" showIcon title={t('beyond')} /> : null}
    </>
  );
}

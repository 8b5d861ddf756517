import { Link } from '@tanstack/react-router';
import { Alert, Checkbox } from 'antd';
import type { Language } from '@quartermaster/domain/core/language';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/api-error.ts';
import type { CommandPreview as Preview } from '../../../api/player-commands.ts';
import { useApprover } from '../../../engine/access/use-approver.ts';
import { orderInTheWay } from './order-in-the-way.ts';
import { dollars } from '../money.ts';
import { ChangeWithLetter } from './change-with-letter.tsx';
import styles from './commands.module.css';

type CommandPreviewProps = {
  readonly preview: Preview | undefined;
  readonly error: unknown;
  /** Whether the preview of the latest input is still loading. */
  readonly isWaiting: boolean;
  /** The first field that still lacks a valid value; null: none does. */
  readonly missing: string | null;
  /** What the player reads: a mail is shown in it first. */
  readonly language: Language | undefined;
  /** Codes of the warnings that the person accepted. */
  readonly accepted: readonly string[];
  readonly onAccept: (accepted: readonly string[]) => void;
};

/** What a command would change, and what prevents it. */
export function CommandPreview({ preview, error, isWaiting, missing, ...warned }: CommandPreviewProps) {
  const { t } = useTranslation('commands');
  const isComplete = missing === null;
  return (
    <section className={styles.preview} aria-label={t('preview')} aria-busy={isWaiting}>
      <h3 className={styles.previewTitle}>{t('preview')}</h3>
      <div aria-live="polite">
        {isComplete ? null : <p className={styles.soft}>{t('fillIn', { field: missing })}</p>}
        {isComplete && error ? (
          <div ref={bringIntoView}>
            <Alert
              type="error"
              showIcon
              title={errorMessage(error)}
              description={<OrderInTheWay error={error} />}
            />
          </div>
        ) : null}
        {isComplete && !error && preview === undefined ? <p className={styles.soft}>{t('looking')}</p> : null}
        {isComplete && !error && preview !== undefined ? <Looked preview={preview} {...warned} /> : null}
      </div>
    </section>
  );
}

/** A long form hides its lower end; without this, only the button that stays grey says that something is wrong. */
function bringIntoView(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: 'nearest' });
}

/** The way to the order that prevents it, of this player or another. */
function OrderInTheWay({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('commands');
  const orderId = orderInTheWay(error);
  if (orderId === null) return null;
  return (
    <Link to="/orders" search={{ number: orderId }}>
      {t('openOrder', { order: orderId })}
    </Link>
  );
}

type LookedProps = Pick<CommandPreviewProps, 'accepted' | 'onAccept' | 'language'> & {
  readonly preview: Preview;
};

function Looked({ preview: { lines, warnings, valueCents, exceeds }, language, ...warned }: LookedProps) {
  const { t } = useTranslation('commands');
  const approver = useApprover();
  return (
    <>
      <ChangeWithLetter lines={lines} language={language} />
      {valueCents > 0 ? <p className={styles.soft}>{t('worth', { amount: dollars(valueCents) })}</p> : null}
      <CommandWarnings warnings={warnings} {...warned} />
      {exceeds.length > 0 ? <Alert type="warning" showIcon title={t(`beyond.${approver}`)} /> : null}
    </>
  );
}

type CommandWarningsProps = Pick<CommandPreviewProps, 'accepted' | 'onAccept'> & Pick<Preview, 'warnings'>;

/** Each warning has to be ticked before the command can be done. */
function CommandWarnings({ warnings, accepted, onAccept }: CommandWarningsProps) {
  const { t } = useTranslation('commands');
  return warnings.map(({ code, message }) => (
    <Alert
      key={code}
      type="warning"
      showIcon
      title={message}
      description={
        <Checkbox
          checked={accepted.includes(code)}
          onChange={({ target }) =>
            onAccept(target.checked ? [...accepted, code] : accepted.filter((each) => each !== code))
          }
        >
          {t('acceptWarning')}
        </Checkbox>
      }
    />
  ));
}

import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FormDraft } from '../../engine/form/form-draft.ts';
import { wallTime } from '../../i18n/format.ts';
import styles from './form.module.css';

type DraftBannerProps = {
  /** `null`: there is nothing to offer. */
  readonly offer: FormDraft | null;
  readonly restore: () => void;
  readonly refuse: () => void;
};

/** Offers back what an earlier visit left unsaved. */
export function DraftBanner({ offer, restore, refuse }: DraftBannerProps) {
  const { t } = useTranslation('form');
  if (offer === null) return null;
  const time = wallTime(new Date(offer.at)).slice(0, 16);
  return (
    <Alert
      className={styles.banner}
      type="info"
      showIcon
      title={t('draftOffer', { time })}
      action={
        <>
          <Button size="small" type="primary" onClick={restore}>
            {t('draftRestore')}
          </Button>{' '}
          <Button size="small" type="text" onClick={refuse}>
            {t('draftRefuse')}
          </Button>
        </>
      }
    />
  );
}

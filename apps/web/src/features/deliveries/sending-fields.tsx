import { MAX_EXPIRE_DAYS } from '@quartermaster/contract/http/limits';
import { useTranslation } from 'react-i18next';
import { InstantInput } from '../../fields/moment/instant-input.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import styles from './deliveries.module.css';
import type { FormPartProps } from './mail-fields.tsx';
import { NumberBox } from '../../ui/text/number-box.tsx';

/** When it goes out, and how long players have to claim it. */
export function SendingFields({ form, change }: FormPartProps) {
  const { t } = useTranslation('deliveries');
  return (
    <div className={styles.stack}>
      <div>
        <InstantInput
          label={t('sendAt')}
          hint={t('sendAtHelp')}
          never={t('atOnce')}
          value={form.sendAt}
          onChange={(sendAt) => change({ sendAt })}
        />
      </div>
      <Labelled label={t('expireDays')}>
        {(input) => (
          <NumberBox
            {...input}
            min={1}
            max={MAX_EXPIRE_DAYS}
            precision={0}
            value={form.expireDays}
            onChange={(expireDays) => change({ expireDays })}
          />
        )}
      </Labelled>
    </div>
  );
}

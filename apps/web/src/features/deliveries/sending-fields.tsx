import { DatePicker, InputNumber } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { utcFromWall, wallFromUtc, WIRE_FORMAT } from '../../fields/common/zone-time.ts';
import { useFieldEnvironment } from '../../fields/field-environment.tsx';
import { InstantBeside } from '../../fields/moment/instant-beside.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import styles from './deliveries.module.css';
import type { FormPartProps } from './mail-fields.tsx';

const MAX_DAYS = 365;

/** When it goes out, and how long players have to claim it. */
export function SendingFields({ form, change }: FormPartProps) {
  const { t } = useTranslation('deliveries');
  const { timeZone } = useFieldEnvironment();
  const wall = form.sendAt === null ? null : wallFromUtc(form.sendAt, timeZone);
  return (
    <div className={styles.stack}>
      <Labelled label={t('sendAt')} hint={t('sendAtHelp')}>
        {(input) => (
          <DatePicker
            {...input}
            value={wall === null ? null : dayjs(wall)}
            format={WIRE_FORMAT}
            showTime={{ defaultOpenValue: dayjs('00:00:00', 'HH:mm:ss') }}
            needConfirm={false}
            placeholder={t('atOnce')}
            onChange={(next) =>
              change({ sendAt: next === null ? null : utcFromWall(next.format(WIRE_FORMAT), timeZone) })
            }
          />
        )}
      </Labelled>
      {form.sendAt === null ? null : <InstantBeside instant={form.sendAt} />}
      <Labelled label={t('expireDays')}>
        {(input) => (
          <InputNumber
            {...input}
            min={1}
            max={MAX_DAYS}
            precision={0}
            value={form.expireDays}
            onChange={(expireDays) => change({ expireDays })}
          />
        )}
      </Labelled>
    </div>
  );
}

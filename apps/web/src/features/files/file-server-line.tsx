import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Branch } from '../../api/place.ts';
import { cdnQuery, cdnZoneQuery } from '../../api/start-up.ts';
import { zoneLabel } from '../../i18n/zone.ts';
import styles from './upload.module.css';

/** Where players of this environment load what is uploaded here, and by whose clock. */
export function FileServerLine({ branch }: { readonly branch: Branch }) {
  const { t } = useTranslation('upload');
  const { data: cdn } = useQuery(cdnQuery(branch));
  const { data: clock } = useQuery(cdnZoneQuery(branch));
  if (cdn === undefined || clock === undefined) return null;
  const { baseUrl: address } = cdn;
  const zone = zoneLabel(clock.tz);
  return (
    <p className={styles.hint}>
      {address === '' ? t('servedHere', { zone }) : t('servedFrom', { address, zone })}
    </p>
  );
}

import { loginResult } from '@quartermaster/domain/enums/login-result';
import { platform } from '@quartermaster/domain/enums/platform';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loginsQuery, type LoginRow, type PlayerKey } from '../../../api/player.ts';
import { countryName } from '../../../i18n/format.ts';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { IdText } from '../../../ui/text/id-text.tsx';
import { WordTag, wordOf } from '../../../ui/text/word-tag.tsx';
import { useDuration } from '../use-duration.ts';
import styles from './page.module.css';
import { SectionTable, type Column } from './section-table.tsx';

/** Every time a player came in, or was kept out. */
export function LoginsSection({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const logins = useInfiniteQuery(loginsQuery(player));
  return (
    <SectionTable
      title={t('section.logins')}
      query={logins}
      columns={useLoginColumns()}
      keyOf={(row) => row.loginId}
      empty={t('empty.logins')}
    />
  );
}

function useLoginColumns(): readonly Column<LoginRow>[] {
  const { t } = useTranslation('player');
  const duration = useDuration();
  return [
    { key: 'at', label: t('when'), cell: (row) => <DateTimeText value={row.loginAt} /> },
    { key: 'result', label: t('result'), cell: (row) => <WordTag of={loginResult} value={row.result} /> },
    { key: 'online', label: t('stayed'), isNumber: true, cell: (row) => duration(row.onlineSec) },
    {
      key: 'ip',
      label: t('address'),
      cell: (row) => (
        <>
          <IdText>{row.ip}</IdText> {countryName(row.country)}
        </>
      ),
    },
    {
      key: 'device',
      label: t('device'),
      cell: (row) => (
        <span className={styles.stack}>
          <span>
            {row.deviceModel} <span className={styles.soft}>{row.os}</span>
          </span>
          <IdText>{row.deviceId}</IdText>
        </span>
      ),
    },
    {
      key: 'app',
      label: t('app'),
      cell: (row) => (
        <>
          {row.appVersion} <span className={styles.soft}>{wordOf(platform, row.platform)}</span>
        </>
      ),
    },
  ];
}

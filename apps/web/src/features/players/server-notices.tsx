import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlayerServer, ServerNotice } from '../../api/players.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import styles from './search.module.css';
import { ServerName } from './server-name.tsx';
import { ServerStateTag } from './server-state-tag.tsx';

type ServerNoticesProps = {
  readonly notices: readonly ServerNotice[];
  readonly servers: readonly PlayerServer[];
};

/** Servers whose players are missing from an answer, and those that are not running; the rest is shown all the same. */
export function ServerNotices({ notices, servers }: ServerNoticesProps) {
  const { t } = useTranslation('players');
  if (notices.length === 0) return null;
  const skipped = notices.filter((notice) => notice.skipped).length;
  return (
    <Alert
      className={styles.notices ?? ''}
      type={skipped > 0 ? 'warning' : 'info'}
      showIcon
      title={skipped > 0 ? t('serversSkipped', { count: skipped }) : t('serversResting')}
      description={
        <ul className={styles.noticeList}>
          {notices.map((notice) => (
            <li key={notice.serverId}>
              <ServerName id={notice.serverId} servers={servers} /> <ServerStateTag state={notice.state} />{' '}
              {titleText(notice.message, readTextLanguage())}
            </li>
          ))}
        </ul>
      }
    />
  );
}

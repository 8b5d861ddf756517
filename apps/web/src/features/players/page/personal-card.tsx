import { EyeOutlined } from '@ant-design/icons';
import { loginProvider } from '@quartermaster/domain/enums/login-provider';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerKey, PlayerPersonal, PlayerSummary } from '../../../api/player.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Dash } from '../../../ui/text/dash.tsx';
import { IdText } from '../../../ui/text/id-text.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import styles from './page.module.css';
import { RevealDialog } from './reveal-dialog.tsx';

type PersonalCardProps = { readonly player: PlayerKey; readonly summary: PlayerSummary };

/** What names a person outside the game: masked for those who may not read it, until they say why they must. */
export function PersonalCard({ player, summary }: PersonalCardProps) {
  const { t } = useTranslation('player');
  const [isAsking, setAsking] = useState(false);
  const [revealed, setRevealed] = useState<PlayerPersonal | null>(null);
  const isMasked = summary.isMasked && revealed === null;
  const aside = isMasked ? (
    <Button size="small" icon={<EyeOutlined aria-hidden />} onClick={() => setAsking(true)}>
      {t('reveal')}
    </Button>
  ) : null;
  return (
    <Card title={t('personal')} aside={aside}>
      {isMasked ? <p className={styles.soft}>{t('maskedText')}</p> : null}
      {revealed === null ? null : <p role="status">{t('revealedText')}</p>}
      <PersonalFacts personal={revealed ?? summary.player.personal} />
      {isAsking ? (
        <RevealDialog player={player} onClose={() => setAsking(false)} onRevealed={setRevealed} />
      ) : null}
    </Card>
  );
}

function PersonalFacts({ personal }: { readonly personal: PlayerPersonal }) {
  const { t } = useTranslation('player');
  return (
    <dl className={styles.personal}>
      <dt>{t('loginName')}</dt>
      <dd>
        <IdText>{personal.loginName}</IdText>
      </dd>
      <dt>{t('email')}</dt>
      <dd>{personal.email === null ? <Dash /> : <IdText>{personal.email}</IdText>}</dd>
      <dt>{t('thirdParty')}</dt>
      <dd>
        <Lines
          lines={personal.thirdPartyIds.map(({ provider, id }) => (
            <span key={`${provider} ${id}`}>
              {wordOf(loginProvider, provider)} <IdText>{id}</IdText>
            </span>
          ))}
        />
      </dd>
      <dt>{t('devices')}</dt>
      <dd>
        <Lines lines={idLines(personal.devices)} />
      </dd>
      <dt>{t('ips')}</dt>
      <dd>
        <Lines lines={idLines(personal.ips)} />
      </dd>
    </dl>
  );
}

const idLines = (ids: readonly string[]) => ids.map((id, index) => <IdText key={index}>{id}</IdText>);

function Lines({ lines }: { readonly lines: readonly ReactNode[] }) {
  return lines.length === 0 ? <Dash /> : <span className={styles.stack}>{lines}</span>;
}

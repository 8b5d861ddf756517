import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { platform } from '@quartermaster/domain/enums/platform';
import { useTranslation } from 'react-i18next';
import type { BatchAnswer } from '../../api/redemption-codes.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { wordOf } from '../../ui/text/word-tag.tsx';
import styles from './codes.module.css';

/** What a batch gives, to whom and until when. */
export function BatchFacts({ answer }: { readonly answer: BatchAnswer }) {
  const { t } = useTranslation('codes');
  const { batch } = answer;
  const isShared = batch.codeType === 'shared';
  return (
    <Card>
      <Facts>
        {isShared ? (
          <Fact label={t('code')}>
            <code className={styles.code}>{batch.sharedCode}</code>
          </Fact>
        ) : null}
        <Fact label={t('redeemed')}>
          {t('redeemedOf', { redeemed: formatNumber(batch.redeemed), all: formatNumber(batch.quantity) })}
        </Fact>
        <Fact label={t('eachPlayer')}>{t('eachPlayerTimes', { count: batch.perUserLimit })}</Fact>
        <Fact label={t('gives')}>
          <Rewards answer={answer} />
        </Fact>
        <Fact label={t('period')}>
          <Periods answer={answer} />
        </Fact>
        <Fact label={t('servers')}>
          <Servers answer={answer} />
        </Fact>
        <Fact label={t('platforms')}>{platformNames(batch.platforms) || t('everywhere')}</Fact>
        {batch.exclusiveGroup === null ? null : <Fact label={t('group')}>{batch.exclusiveGroup}</Fact>}
        {batch.generatedAt === null ? null : (
          <Fact label={t('generated')}>
            {t('generatedBy', { at: formatDateTime(batch.generatedAt), name: batch.requestedBy ?? '—' })}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

type AnswerProps = { readonly answer: BatchAnswer };

function Rewards({ answer: { batch, references } }: AnswerProps) {
  return batch.rewards.map(({ assetKind, targetId, amount }, index) => {
    const facts = findAssetKind(assetKind);
    const record = facts?.target ? references[facts.target]?.[String(targetId)] : undefined;
    const name = record ? titleText(record.title, readTextLanguage()) : facts?.label[readLanguage()];
    return (
      <div key={index}>
        {name ?? assetKind} {targetId === null ? null : <IdText>{targetId}</IdText>} ×{formatNumber(amount)}
      </div>
    );
  });
}

function Periods({ answer: { batch } }: AnswerProps) {
  const { t } = useTranslation('codes');
  if (batch.periods.length === 0) return t('always');
  return batch.periods.map(({ startDate, endDate }) => (
    <div key={startDate}>
      <span className={styles.moment}>{formatDateTime(startDate)} –</span>{' '}
      <span className={styles.moment}>{formatDateTime(endDate)}</span>
    </div>
  ));
}

function Servers({ answer: { batch, references } }: AnswerProps) {
  const { t } = useTranslation('codes');
  if (batch.serverIds.length === 0) return t('everywhere');
  return batch.serverIds.map((id) => {
    const server = references['server-setting']?.[String(id)];
    return (
      <div key={id}>
        {server ? titleText(server.title, readTextLanguage()) : null} <IdText>{id}</IdText>
      </div>
    );
  });
}

function platformNames(words: readonly string[]): string {
  return words.map((word) => wordOf(platform, word)).join(' · ');
}

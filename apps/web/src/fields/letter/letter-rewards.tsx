import { numberOf, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useTranslation } from 'react-i18next';
import { titleText } from '../reference/record-title.ts';
import { useReference } from '../reference/use-reference.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import styles from './letter.module.css';

const PICTURE = 36;

type LetterRewardsProps = { readonly rewards: readonly JsonObject[]; readonly language: Language };

/** What is attached, each with its name in the player's language. */
export function LetterRewards({ rewards, language }: LetterRewardsProps) {
  const { t } = useTranslation('mail');
  return (
    <ul className={styles.rewards} aria-label={t('rewards')}>
      {rewards.map((reward, index) => (
        <Reward key={`${index} ${textOf(reward['asset_kind'])}`} reward={reward} language={language} />
      ))}
    </ul>
  );
}

function Reward({ reward, language }: { readonly reward: JsonObject; readonly language: Language }) {
  const facts = findAssetKind(textOf(reward['asset_kind']));
  const target = useReference(facts?.target ?? '', textOf(reward['target_id']));
  const name = titleText(target?.title ?? null, language) || (facts?.label[language] ?? '');
  return (
    <li title={name}>
      {target === null ? (
        <span className={styles.tile} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      ) : (
        <Thumbnail path={target.image} size={PICTURE} />
      )}
      <span className={styles.amount}>×{formatNumber(numberOf(reward['amount'], 0))}</span>
      <span className={styles.name}>{name}</span>
    </li>
  );
}

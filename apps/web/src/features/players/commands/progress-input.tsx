import { listOf } from '@quartermaster/domain/core/json';
import { progressPart, type ProgressPart } from '@quartermaster/domain/enums/progress-part';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../api/player.ts';
import { ReferenceTag } from '../../../fields/reference/reference-tag.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import type { ActionInputProps } from '../../../engine/actions/action-layout.ts';
import styles from './commands.module.css';
import { usePlayerActions } from './player-actions.ts';

/** Parts of the progress, each with what its new beginning costs this player. */
export function ProgressInput({ label, value, onChange }: ActionInputProps) {
  const { t } = useTranslation('commands');
  const { summary } = usePlayerActions();
  const id = useId();
  const chosen = listOf(value);
  return (
    <div role="group" aria-labelledby={id} className={styles.parts}>
      <div className={styles.groupLabel} id={id}>
        {label}
      </div>
      {progressPart.words.map((part) => (
        <div key={part}>
          <Checkbox
            checked={chosen.includes(part)}
            onChange={({ target }) =>
              onChange(
                progressPart.words.filter((each) => (each === part ? target.checked : chosen.includes(each))),
              )
            }
          >
            {wordOf(progressPart, part)}
          </Checkbox>
          <ul className={styles.lost} aria-label={t('lost')}>
            <Lost part={part} player={summary.player} />
          </ul>
        </div>
      ))}
    </div>
  );
}

/** What a part's new beginning costs this player. */
function Lost({ part, player }: { readonly part: ProgressPart; readonly player: Player }) {
  const { t } = useTranslation('commands');
  switch (part) {
    case 'chapter':
      return <li>{t('chapterLost', { number: formatNumber(player.chapterProgress) })}</li>;
    case 'tutorial':
      return <li>{t('tutorialLost', { step: formatNumber(player.tutorialStep) })}</li>;
    case 'tower':
      if (player.towerProgress.length === 0) return <li>{t('towerNone')}</li>;
      return player.towerProgress.map(({ towerId, floor }) => (
        <li key={towerId}>
          <ReferenceTag module="pve-tower-setting" id={String(towerId)} hasId={false} />{' '}
          {t('towerLost', { floor: formatNumber(floor) })}
        </li>
      ));
  }
}

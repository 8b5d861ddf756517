import { PROGRESS_PARTS, type ProgressPart } from '@quartermaster/contract/http/player-command-words';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../api/player.ts';
import { ReferenceTag } from '../../../fields/reference/reference-tag.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { defineForm, type CommandFieldsProps } from './command-form.ts';
import styles from './commands.module.css';
import { usePlayerActions } from './player-actions.ts';

type Values = { readonly parts: readonly ProgressPart[] };

/** Lets parts of the progress begin again. */
export const progressForm = defineForm<'reset_progress', Values>({
  initial: { parts: [] },
  Fields: ProgressFields,
  paramsOf: ({ parts }) => (parts.length === 0 ? null : { parts: [...parts] }),
});

function ProgressFields({ values, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  const { summary } = usePlayerActions();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.parts}>
      <div className={styles.groupLabel} id={id}>
        {t('part')}
      </div>
      {PROGRESS_PARTS.map((part) => (
        <div key={part}>
          <Checkbox
            checked={values.parts.includes(part)}
            onChange={({ target }) =>
              change({
                parts: PROGRESS_PARTS.filter((each) =>
                  each === part ? target.checked : values.parts.includes(each),
                ),
              })
            }
          >
            {t(`part.${part}`)}
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

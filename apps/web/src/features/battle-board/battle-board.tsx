import { numberOf } from '@quartermaster/domain/core/json';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../engine/panels.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { formatNumber } from '../../i18n/format.ts';
import styles from './battle-board.module.css';
import { PowerGauge } from './power-gauge.tsx';
import { readWaves, type Wave } from './read-waves.ts';
import { useWavePower } from './use-wave-power.ts';
import { WaveBoard } from './wave-board.tsx';

/** The waves as they are placed in the battle, and how strong they are beside the power that is recommended. */
export function BattleBoard({ form }: PanelProps) {
  const { t } = useTranslation('battle');
  const values = useFormState(form, (state) => state.values);
  const rows = values['waves'];
  const waves = useMemo(() => readWaves({ waves: rows ?? null }), [rows]);
  const powers = useWavePower(waves);
  const recommended = numberOf(values['recommended_power'], 0);
  if (waves.length === 0) return <p className={styles.note}>{t('noWaves')}</p>;
  return (
    <div className={styles.panel}>
      <div className={styles.waves}>
        {waves.map((wave, index) => (
          <WaveCard key={`${index} ${wave.no}`} wave={wave} power={powers?.[index] ?? null} />
        ))}
      </div>
      {powers === null ? null : <PowerGauge powers={powers} recommended={recommended} />}
    </div>
  );
}

function WaveCard({ wave, power }: { readonly wave: Wave; readonly power: number | null }) {
  const { t } = useTranslation('battle');
  return (
    <section className={styles.wave}>
      <header>
        <h3>{t('wave', { number: wave.no })}</h3>
        <span className={styles.note}>
          {power === null ? '' : t('power', { power: formatNumber(Math.round(power)) })}
        </span>
      </header>
      <WaveBoard fighters={wave.fighters} />
    </section>
  );
}

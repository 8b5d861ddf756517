import type { Stage as Scene } from '@quartermaster/domain/story/play-story';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './stories.module.css';

type StageProps = {
  readonly stage: Scene;
  readonly passing: readonly string[];
  /** What a character on stage is called. */
  readonly nameOf: (speaker: string) => string;
};

/** What is to be seen and heard: the background, who is there, the music, sounds and effects that pass. */
export function Stage({ stage, passing, nameOf }: StageProps) {
  const { t } = useTranslation('story');
  const { background, music, characters } = stage;
  const sounds = [...(music === '' ? [] : [`♪ ${music}`]), ...passing];
  return (
    <div className={styles.stage}>
      <Background path={background} />
      {sounds.length > 0 ? <span className={styles.sounds}>{sounds.join(' · ')}</span> : null}
      <ul className={styles.characters} aria-label={t('onStage')}>
        {characters.map(({ name, place }) => (
          <li key={name} className={styles.character} data-place={place}>
            {nameOf(name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Background({ path }: { readonly path: string }) {
  const { t } = useTranslation('story');
  const [failed, setFailed] = useState('');
  if (path === '') return null;
  if (failed === path) return <span className={styles.noPicture}>{t('noPicture', { path })}</span>;
  return <img className={styles.background} src={`/files/${path}`} alt="" onError={() => setFailed(path)} />;
}

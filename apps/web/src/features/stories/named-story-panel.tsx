import { objectOf, textOf } from '@quartermaster/domain/core/json';
import { scriptOf } from '@quartermaster/domain/story/script';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readRecordQuery } from '../../api/read-record.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import type { PanelProps } from '../../engine/panels.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { scriptLabels } from './script-labels.ts';
import { STORIES } from './story-address.ts';
import { StoryPlayer } from './story-player.tsx';
import styles from './stories.module.css';

/** Plays the saved story of a chapter. */
export function NamedStoryPanel({ form }: PanelProps) {
  const { t } = useTranslation('story');
  const { environment, version } = useBranch();
  const stories = useModule(STORIES);
  const id = useFormState(form, (state) => textOf(state.values['avg_id']));
  const { data, error } = useQuery({
    ...readRecordQuery({ environment, version, module: STORIES }, id),
    enabled: id !== '',
  });
  const story = data?.record.data;
  const script = useMemo(() => (story === undefined ? null : scriptOf(story)), [story]);
  const labels = useMemo(() => scriptLabels(stories, readLanguage()), [stories]);
  if (id === '') return <p className={styles.note}>{t('noStoryNamed')}</p>;
  if (error) return <ErrorPanel error={error} />;
  if (script === null) return <p className={styles.note}>{t('checking')}</p>;
  return (
    <div className={styles.player}>
      <RecordPageLink module={STORIES} recordId={id}>
        {t('openStory')}
      </RecordPageLink>
      {script.lines.length === 0 ? (
        <p className={styles.note}>{t('noLines')}</p>
      ) : (
        <StoryPlayer
          key={id}
          script={script}
          background={textOf(objectOf(story?.['background'])['path'])}
          labels={labels}
          isChecked
        />
      )}
    </div>
  );
}

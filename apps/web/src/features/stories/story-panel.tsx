import { objectOf, textOf } from '@quartermaster/domain/core/json';
import { scriptOf } from '@quartermaster/domain/story/script';
import { storyOf } from '@quartermaster/domain/story/talk-script';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormState } from '../../engine/form/use-form-session.ts';
import type { PanelProps } from '../../engine/panels.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { readLanguage } from '../../i18n/language.ts';
import { scriptLabels } from './script-labels.ts';
import { StoryPlayer } from './story-player.tsx';
import styles from './stories.module.css';

/** The story or talk of a record beside its form, as it is typed. */
export function StoryPanel({ form }: PanelProps) {
  const { t } = useTranslation('story');
  const lines = useFormState(form, (state) => state.values['lines']);
  const choices = useFormState(form, (state) => state.values['choices']);
  const next = useFormState(form, (state) => state.values['next_id']);
  const background = useFormState(form, (state) => textOf(objectOf(state.values['background'])['path']));
  const script = useMemo(
    () =>
      storyOf({
        ...(lines === undefined ? {} : { lines }),
        ...(choices === undefined ? {} : { choices }),
        ...(next === undefined ? {} : { next_id: next }),
      }),
    [lines, choices, next],
  );
  const labels = useMemo(() => scriptLabels(form.module, readLanguage()), [form.module]);
  if (scriptOf({ lines: lines ?? [] }).lines.length === 0)
    return <p className={styles.note}>{t('noLines')}</p>;
  return (
    <StoryPlayer
      script={script}
      background={background}
      labels={labels}
      isChecked
      after={(id) => (
        <span>
          {t('goesOnWith')}{' '}
          <RecordPageLink module={form.module.key} recordId={id}>
            {id}
          </RecordPageLink>
        </span>
      )}
    />
  );
}

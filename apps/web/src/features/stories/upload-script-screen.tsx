import { isFlagOn } from '@quartermaster/contract/http/flag-text';
import { objectOf, textOf } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { scriptOf } from '@quartermaster/domain/story/script';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readRecordQuery } from '../../api/read-record.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { PlaceTag } from '../../engine/place-tag.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { scriptLabels } from './script-labels.ts';
import { ScriptCheck } from './script-check.tsx';
import { ScriptForm } from './script-form.tsx';
import { StoryPlayer } from './story-player.tsx';
import styles from './stories.module.css';
import { STORIES, type ScriptSearch } from './story-address.ts';
import { useScriptUpload, type ScriptChoices, type ScriptUploading } from './use-script-upload.ts';

/** A story's script as a file in one language: chosen, checked line by line, played, put into the draft. */
export function UploadScriptScreen() {
  const { t } = useTranslation('story');
  const branch = useBranch();
  const module = useModule(STORIES);
  const { choices, change } = useChoices();
  const uploading = useScriptUpload(choices);
  const { checked } = uploading;
  return (
    <>
      <PageHead breadcrumb={[]} title={t('title')} meta={<PlaceTag environment={branch.details} />} />
      <ModuleFields module={module}>
        <div className={styles.page}>
          <div className={styles.column}>
            <ScriptForm choices={choices} uploading={uploading} onChange={change} />
            {checked ? <ScriptCheck checked={checked} module={module} uploading={uploading} /> : null}
          </div>
          <Card title={t('play')}>
            <Shown choices={choices} module={module} uploading={uploading} />
          </Card>
        </div>
      </ModuleFields>
    </>
  );
}

/** Which story and language, in the address; the rest follows from it. */
function useChoices(): {
  readonly choices: ScriptChoices;
  readonly change: (to: Partial<ScriptChoices>) => void;
} {
  const search: ScriptSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const choices: ScriptChoices = {
    story: search.story ?? '',
    language: search.language ?? readTextLanguage(),
    isWhole: isFlagOn(search.whole),
    hasNewSpeakers: isFlagOn(search.speakers),
  };
  const change = (to: Partial<ScriptChoices>) => {
    const { story, language, isWhole, hasNewSpeakers } = { ...choices, ...to };
    void navigate({
      to: '/upload-avg-file',
      search: {
        language,
        ...(story === '' ? {} : { story }),
        ...(isWhole ? { whole: '1' as const } : {}),
        ...(hasNewSpeakers ? { speakers: '1' as const } : {}),
      },
      replace: true,
    });
  };
  return { choices, change };
}

type ShownProps = {
  readonly choices: ScriptChoices;
  readonly module: ResolvedModule;
  readonly uploading: ScriptUploading;
};

/** The story with the script of the file, or as it is in the draft. */
function Shown({ choices: { story, language }, module, uploading: { checked, applied } }: ShownProps) {
  const { t } = useTranslation('story');
  const { environment, version } = useBranch();
  const stored = useQuery({
    ...readRecordQuery({ environment, version, module: STORIES }, story),
    enabled: story !== '' && checked === null,
  });
  const data = (applied ?? checked)?.story ?? stored.data?.record.data;
  const labels = useMemo(() => scriptLabels(module, readLanguage()), [module]);
  const script = useMemo(() => (data === undefined ? null : scriptOf(data)), [data]);
  if (stored.error && data === undefined)
    return <ErrorPanel error={stored.error} onRetry={() => void stored.refetch()} />;
  if (script === null || script.lines.length === 0)
    return <EmptyState title={t('noStory')} text={t(story === '' ? 'chooseFirst' : 'noLines')} />;
  return (
    <StoryPlayer
      // Remounts the player when the language changes.
      key={language}
      script={script}
      background={textOf(objectOf(data?.['background'])['path'])}
      labels={labels}
      first={language}
    />
  );
}

import { DownloadOutlined } from '@ant-design/icons';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { saveScript } from '../../api/upload-script.ts';
import { FileDrop } from '../../engine/access/file-drop.tsx';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { RecordSelect } from '../../fields/reference/record-select.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import styles from './stories.module.css';
import { STORIES } from './story-address.ts';
import type { ScriptChoices, ScriptUploading } from './use-script-upload.ts';

type ScriptFormProps = {
  readonly choices: ScriptChoices;
  readonly uploading: ScriptUploading;
  readonly onChange: (to: Partial<ScriptChoices>) => void;
};

/** For which story and language a file is, how it is taken, and the file. */
export function ScriptForm({ choices, uploading, onChange }: ScriptFormProps) {
  const { t } = useTranslation('story');
  const { story, language } = choices;
  const { file, isBusy, error } = uploading;
  const change = (to: Partial<ScriptChoices>) => {
    onChange(to);
    if (file !== null) uploading.checkAgain(to);
  };
  const handleStory = (next: string) => {
    onChange({ story: next });
    uploading.forget();
  };
  return (
    <Card>
      <div className={styles.form}>
        <Labelled label={t('story')}>
          {(input) => (
            <RecordSelect
              module={STORIES}
              id={story}
              inputId={input.id}
              onChange={handleStory}
              onBlur={() => undefined}
              isInvalid={false}
              isDisabled={isBusy}
              isRequired
            />
          )}
        </Labelled>
        <Segmented
          block
          aria-label={t('fileLanguage')}
          value={language}
          disabled={isBusy}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(value) => change({ language: value })}
        />
        <Options choices={choices} isBusy={isBusy} onChange={change} />
        {story === '' ? <NoStory /> : <ScriptDrop uploading={uploading} />}
        {story === '' ? null : <Download story={story} language={language} />}
        {error ? <Alert type="error" showIcon title={errorMessage(error)} /> : null}
      </div>
    </Card>
  );
}

function NoStory() {
  const { t } = useTranslation('story');
  return (
    <p className={styles.note}>
      {t('chooseFirst')}{' '}
      <RecordPageLink module={STORIES} recordId="">
        {t('allStories')}
      </RecordPageLink>
    </p>
  );
}

function ScriptDrop({ uploading: { file, isBusy, choose } }: Pick<ScriptFormProps, 'uploading'>) {
  const { t } = useTranslation('story');
  return (
    <FileDrop
      accept=".json,.csv"
      title={isBusy ? t('checking') : (file?.name ?? t('drop'))}
      hint={t('accepted')}
      isBusy={isBusy}
      onFile={choose}
    />
  );
}

type DownloadProps = Pick<ScriptChoices, 'story' | 'language'>;

/** The script as it is in the draft, to be translated or edited. */
function Download({ story, language }: DownloadProps) {
  const { t } = useTranslation('story');
  const branch = useBranch();
  const saving = useMutation({ mutationFn: () => saveScript(branch, story, language) });
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {t('download')}
      </Button>
      {saving.error ? <Alert type="error" showIcon title={errorMessage(saving.error)} /> : null}
    </>
  );
}

type OptionsProps = Pick<ScriptFormProps, 'choices' | 'onChange'> & { readonly isBusy: boolean };

function Options({ choices: { isWhole, hasNewSpeakers }, isBusy, onChange }: OptionsProps) {
  const { t } = useTranslation('story');
  return (
    <>
      <Checkbox
        checked={isWhole}
        disabled={isBusy}
        onChange={({ target }) => onChange({ isWhole: target.checked })}
      >
        {t('whole')}
      </Checkbox>
      <Checkbox
        checked={hasNewSpeakers}
        disabled={isBusy}
        onChange={({ target }) => onChange({ hasNewSpeakers: target.checked })}
      >
        {t('newSpeakers')}
      </Checkbox>
    </>
  );
}

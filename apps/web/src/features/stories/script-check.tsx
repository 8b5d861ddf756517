import { issueKey, type Issue } from '@quartermaster/domain/core/issue';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { scriptOf } from '@quartermaster/domain/story/script';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedScript } from '../../api/upload-script.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './stories.module.css';
import { STORIES } from './story-address.ts';
import type { ScriptUploading } from './use-script-upload.ts';

type ScriptCheckProps = {
  readonly checked: CheckedScript;
  readonly module: ResolvedModule;
  readonly uploading: ScriptUploading;
};

/** What a script has, what is wrong with it by line, and the tick that puts it into the draft. */
export function ScriptCheck({ checked, module, uploading }: ScriptCheckProps) {
  const { t } = useTranslation('story');
  const { lineCount, issues, isWhole } = checked;
  const choiceCount = scriptOf(checked.story).choices.length;
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  return (
    <Card
      title={t('preview')}
      aside={[t('lines', { count: lineCount }), t('choiceCount', { count: choiceCount })].join(' · ')}
    >
      <div className={styles.form}>
        <p className={styles.note}>{t(isWhole ? 'takesWhole' : 'takesLanguage')}</p>
        <Problems checked={checked} module={module} />
        {errors > 0 ? (
          <Alert type="error" showIcon title={t('hasErrors', { count: errors })} />
        ) : (
          <Apply key={checked.baseRevision} checked={checked} uploading={uploading} />
        )}
      </div>
    </Card>
  );
}

type ProblemsProps = { readonly checked: CheckedScript; readonly module: ResolvedModule };

function Problems({ checked: { issues, story }, module }: ProblemsProps) {
  const { t } = useTranslation('story');
  const language = readLanguage();
  if (issues.length === 0) return <p className={styles.note}>{t('noProblems')}</p>;
  return (
    <ul className={styles.problems} aria-label={t('problems')}>
      {issues.map((issue) => {
        const line = lineOf(issue, story);
        return (
          <li key={issueKey(issue)} className={styles.problem}>
            <span>{line === null ? '' : t('line', { no: line })}</span>
            <span className={issue.severity === 'error' ? styles.error : styles.warning}>
              {moduleIssueText(issue, language, { module })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The line that a problem is at, also that of a choice; null: the script as a whole. */
function lineOf({ path }: Pick<Issue, 'path'>, story: CheckedScript['story']): number | null {
  const [list, index] = path.split('.');
  const { lines, choices } = scriptOf(story);
  if (index === undefined) return null;
  return (list === 'choices' ? choices[Number(index)]?.lineNo : lines[Number(index)]?.no) ?? null;
}

type ApplyProps = { readonly checked: CheckedScript; readonly uploading: ScriptUploading };

function Apply({ checked, uploading: { applied, isBusy, apply } }: ApplyProps) {
  const { t } = useTranslation('story');
  const branch = useBranch();
  const [isTicked, setTicked] = useState(false);
  if (applied)
    return (
      <Alert
        type="success"
        showIcon
        title={t('applied')}
        action={
          <RecordPageLink module={STORIES} recordId={applied.recordId}>
            {t('openStory')}
          </RecordPageLink>
        }
      />
    );
  return (
    <>
      <Checkbox checked={isTicked} onChange={({ target }) => setTicked(target.checked)}>
        {t('tick')}
      </Checkbox>
      <Button
        type="primary"
        block
        disabled={!isTicked}
        loading={isBusy}
        onClick={() => apply(checked.baseRevision)}
      >
        {t('apply', { place: branchName(branch) })}
      </Button>
    </>
  );
}

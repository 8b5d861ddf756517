import { WarningFilled } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Problems, ReleaseProblem } from '../../api/releases.ts';
import { useIssueWords } from '../../engine/form/use-issue-words.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import styles from './releases.module.css';
import { groupByRecord, splitWarnings, withTicks, type Ticks, type WarningGroup } from './warning-groups.ts';

/** What was ticked, and whether something else is being checked. */
export type WarningTicks = {
  readonly form: { readonly ticks: Ticks };
  readonly setForm: (change: { readonly ticks: Ticks }) => void;
  readonly problems: { readonly isPlaceholderData: boolean };
};

type NewWarningsProps = { readonly problems: Problems; readonly draft: WarningTicks };

/** Warnings that the live release does not have: each wants a tick. */
export function NewWarnings({ problems, draft }: NewWarningsProps) {
  const { t } = useTranslation('releases');
  const { asked, unlisted } = splitWarnings(problems);
  if (problems.newWarnings === 0) return null;
  const { ticks } = draft.form;
  const handleTick = (keys: readonly string[], isTicked: boolean) =>
    draft.setForm({ ticks: withTicks(ticks, keys, isTicked) });
  return (
    // What is being checked again may warn of something else in a moment.
    <fieldset className={styles.newWarnings} disabled={draft.problems.isPlaceholderData}>
      <legend className={styles.warning}>
        <WarningFilled aria-hidden /> {t('newWarnings', { count: problems.newWarnings })}
      </legend>
      <ul className={styles.warningGroups}>
        {groupByRecord(asked).map((group) => (
          <RecordWarnings
            key={`${group.module}/${group.recordId}`}
            group={group}
            ticks={ticks}
            onTick={handleTick}
          />
        ))}
      </ul>
      {unlisted > 0 ? (
        <Checkbox
          checked={ticks.has(problems.digest)}
          onChange={({ target }) => handleTick([problems.digest], target.checked)}
        >
          {t('acceptUnlisted', { count: unlisted })}
        </Checkbox>
      ) : null}
    </fieldset>
  );
}

type TickProps = {
  readonly ticks: Ticks;
  readonly onTick: (keys: readonly string[], isTicked: boolean) => void;
};

/** The warnings of a record. Several of them can be ticked together: they are read together. */
function RecordWarnings({ group, ticks, onTick }: TickProps & { readonly group: WarningGroup }) {
  const { t } = useTranslation('releases');
  const { module, recordId, issues } = group;
  const title = titleText(issues[0]?.title ?? null, readTextLanguage()) || recordId;
  const keys = issues.map(({ key }) => key).filter((key) => key !== null);
  const ticked = keys.filter((key) => ticks.has(key)).length;
  return (
    <li>
      <span className={styles.warningRecord}>
        {keys.length > 1 ? (
          <Checkbox
            checked={ticked === keys.length}
            indeterminate={ticked > 0 && ticked < keys.length}
            aria-label={t('acceptRecord', { count: keys.length, name: title })}
            onChange={({ target }) => onTick(keys, target.checked)}
          />
        ) : null}
        <RecordPageLink module={module} recordId={recordId} path={issues[0]?.path ?? ''}>
          <strong>{title || <ModuleTitle module={module} />}</strong>
        </RecordPageLink>
        <span className={styles.hint}>
          <ModuleTitle module={module} />
        </span>
      </span>
      <ul className={styles.warningTicks}>
        {issues.map((issue) => (
          <WarningTick key={issue.key} issue={issue} name={title} ticks={ticks} onTick={onTick} />
        ))}
      </ul>
    </li>
  );
}

type WarningTickProps = TickProps & { readonly issue: ReleaseProblem; readonly name: string };

function WarningTick({ issue, name, ticks, onTick }: WarningTickProps) {
  const { t } = useTranslation('releases');
  const { t: tc } = useTranslation('common');
  const { field, text } = useIssueWords(issue);
  const { key } = issue;
  if (key === null) return null;
  const words = field === '' ? text : tc('labelled', { label: field, text });
  return (
    <li>
      <Checkbox
        checked={ticks.has(key)}
        aria-label={t('acceptWarning', { name, text: words })}
        onChange={({ target }) => onTick([key], target.checked)}
      >
        {words}
      </Checkbox>
    </li>
  );
}

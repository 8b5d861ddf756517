import { WarningFilled } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problems, ReleaseProblem } from '../../api/releases.ts';
import { useIssueWords } from '../../engine/form/use-issue-words.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { useRecordLabel } from '../../fields/reference/use-record-label.ts';
import { LazyDetails } from '../../ui/layout/lazy-details.tsx';
import { CarriedWarnings } from './carried-warnings.tsx';
import styles from './releases.module.css';
import type { WarningTicks } from './use-warning-ticks.ts';
import { carriedTick, splitWarnings, withDuplicatesTogether, type WarningGroup } from './warning-groups.ts';

type NewWarningsProps = {
  readonly problems: Problems;
  readonly warnings: WarningTicks;
  readonly isDisabled: boolean;
};

/** Warnings that the live release does not have: each wants a tick. */
export function NewWarnings({ problems, warnings, isDisabled }: NewWarningsProps) {
  const { t } = useTranslation('releases');
  const { asked, carried, unlisted } = splitWarnings(problems);
  const { ticks, tick } = warnings;
  const { groups, duplicates } = withDuplicatesTogether(asked);
  if (problems.newWarnings === 0) return null;
  return (
    <fieldset className={styles.newWarnings} disabled={isDisabled}>
      <legend className={styles.warning}>
        <WarningFilled aria-hidden /> {t('newWarnings', { count: problems.newWarnings })}
      </legend>
      <ul className={styles.warningGroups}>
        {carried.map((copy) => (
          <CarriedWarnings key={carriedTick(copy.group)} {...copy} warnings={warnings} />
        ))}
        {duplicates.length === 0 ? null : <DuplicateWarnings duplicates={duplicates} warnings={warnings} />}
        {groups.map((group) => (
          <RecordWarnings key={`${group.module}/${group.recordId}`} group={group} warnings={warnings} />
        ))}
      </ul>
      {unlisted > 0 ? (
        <Checkbox
          checked={ticks.has(problems.digest)}
          onChange={({ target }) => tick([problems.digest], target.checked)}
        >
          {t('acceptUnlisted', { count: unlisted })}
        </Checkbox>
      ) : null}
    </fieldset>
  );
}

const keysOf = (issues: readonly ReleaseProblem[]): readonly string[] =>
  issues.map(({ key }) => key).filter((key) => key !== null);

type TickAllProps = {
  readonly keys: readonly string[];
  readonly label: string;
  readonly warnings: WarningTicks;
  readonly children?: ReactNode;
};

/** Ticks several warnings together. */
function TickAll({ keys, label, warnings: { ticks, tick }, children }: TickAllProps) {
  const ticked = keys.filter((key) => ticks.has(key)).length;
  return (
    <Checkbox
      checked={ticked === keys.length}
      indeterminate={ticked > 0 && ticked < keys.length}
      aria-label={label}
      onChange={({ target }) => tick(keys, target.checked)}
    >
      {children}
    </Checkbox>
  );
}

type DuplicateWarningsProps = {
  readonly duplicates: readonly WarningGroup[];
  readonly warnings: WarningTicks;
};

/** Values that other records have: one line, which lists them record by record. */
function DuplicateWarnings({ duplicates, warnings }: DuplicateWarningsProps) {
  const { t } = useTranslation('releases');
  const sentence = t('duplicates', { count: duplicates.length });
  return (
    <li>
      <TickAll
        keys={keysOf(duplicates.flatMap(({ issues }) => issues))}
        label={t('acceptDuplicates', { sentence })}
        warnings={warnings}
      >
        {sentence}
      </TickAll>
      <LazyDetails className={styles.known} summary={t('carriedValues')}>
        <ul className={styles.warningTicks}>
          {duplicates.map((group) => (
            <RecordWarnings key={`${group.module}/${group.recordId}`} group={group} warnings={warnings} />
          ))}
        </ul>
      </LazyDetails>
    </li>
  );
}

type RecordWarningsProps = { readonly group: WarningGroup; readonly warnings: WarningTicks };

/** The warnings of a record. Several of them can be ticked together: they are read together. */
function RecordWarnings({ group, warnings }: RecordWarningsProps) {
  const { t } = useTranslation('releases');
  const { module, recordId, issues } = group;
  const { label } = useRecordLabel({ module, recordId, title: issues[0]?.title ?? null });
  // Without an ID the whole module is meant.
  const title = recordId === '' ? '' : label;
  const keys = keysOf(issues);
  const { ticks, tick } = warnings;
  return (
    <li>
      <span className={styles.warningRecord}>
        {keys.length > 1 ? (
          <TickAll
            keys={keys}
            label={t('acceptRecord', { count: keys.length, name: title })}
            warnings={warnings}
          />
        ) : null}
        <WarnedRecord module={module} recordId={recordId} path={issues[0]?.path ?? ''} title={title} />
      </span>
      <ul className={styles.warningTicks}>
        {issues.map((issue) => (
          <WarningTick
            key={issue.key}
            issue={issue}
            name={title}
            isTicked={issue.key !== null && ticks.has(issue.key)}
            onTick={tick}
          />
        ))}
      </ul>
    </li>
  );
}

type WarnedRecordProps = {
  readonly module: string;
  readonly recordId: string;
  readonly path: string;
  readonly title: string;
};

// There may be hundreds of warnings: a tick draws no other.
const WarnedRecord = memo(function WarnedRecord({ module, recordId, path, title }: WarnedRecordProps) {
  return (
    <>
      <RecordPageLink module={module} recordId={recordId} path={path}>
        <strong>{title || <ModuleTitle module={module} />}</strong>
      </RecordPageLink>
      <span className={styles.hint}>
        <ModuleTitle module={module} />
      </span>
    </>
  );
});

type WarningTickProps = {
  readonly issue: ReleaseProblem;
  readonly name: string;
  readonly isTicked: boolean;
  readonly onTick: WarningTicks['tick'];
};

const WarningTick = memo(function WarningTick({ issue, name, isTicked, onTick }: WarningTickProps) {
  const { t } = useTranslation('releases');
  const { t: tc } = useTranslation('common');
  const { field, text } = useIssueWords(issue);
  const { key } = issue;
  if (key === null) return null;
  const words = field === '' ? text : tc('labelled', { label: field, text });
  return (
    <li>
      <Checkbox
        checked={isTicked}
        aria-label={t('acceptWarning', { name, text: words })}
        onChange={({ target }) => onTick([key], target.checked)}
      >
        {words}
      </Checkbox>
    </li>
  );
});

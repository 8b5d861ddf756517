import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ImportProblemGroup } from '../../api/imports.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './import.module.css';
import { useScreenTitle } from '../../engine/use-screen-title.ts';

export type ChosenProblem = Pick<ImportProblemGroup, 'code' | 'path'>;

type ProblemsCardProps = {
  readonly module: ResolvedModule;
  readonly problems: readonly ImportProblemGroup[];
  readonly chosen: ChosenProblem | null;
  readonly onChoose: (problem: ChosenProblem | null) => void;
};

/** What is wrong, by kind and field: pressing a line shows its rows alone. */
export function ProblemsCard({ module, problems, chosen, onChoose }: ProblemsCardProps) {
  const { t } = useTranslation('transfer');
  if (problems.length === 0) return null;
  return (
    <Card
      title={t('problems')}
      aside={
        chosen === null ? null : (
          <Button size="small" onClick={() => onChoose(null)}>
            {t('problemsAll')}
          </Button>
        )
      }
    >
      <ProblemList module={module} problems={problems} chosen={chosen} onChoose={onChoose} />
    </Card>
  );
}

/** A line for each kind of problem. */
export function ProblemList({ module, problems, chosen, onChoose }: ProblemsCardProps) {
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <ProblemLine
          key={`${problem.code} ${problem.path}`}
          module={module}
          problem={problem}
          isChosen={chosen?.code === problem.code && chosen.path === problem.path}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

type ProblemLineProps = Pick<ProblemsCardProps, 'module' | 'onChoose'> & {
  readonly problem: ImportProblemGroup;
  readonly isChosen: boolean;
};

function ProblemLine({ module, problem, isChosen, onChoose }: ProblemLineProps) {
  const { t } = useTranslation('transfer');
  const { t: tc } = useTranslation('common');
  const language = readLanguage();
  const titleOf = useScreenTitle();
  const { code, path, rows, issue, isUniform } = problem;
  const said = moduleIssueText(issue, language, { module, titleOf });
  const text = isUniform ? said : t('problemExample', { text: said });
  return (
    <li>
      <button
        type="button"
        className={styles.problem}
        aria-pressed={isChosen}
        data-severity={issue.severity}
        onClick={() => onChoose(isChosen ? null : { code, path })}
      >
        <span className={styles.problemRows}>{formatNumber(rows)} ×</span>
        {path === '' ? text : tc('labelled', { label: pathLabel(module, path, language), text })}
      </button>
    </li>
  );
}

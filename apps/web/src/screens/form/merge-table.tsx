import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Button, Radio } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditSides, MergeChoices, MergeSide } from '../../engine/form/merge-choice.ts';
import { valueAt } from '@quartermaster/domain/record/path-value';
import { PathValue } from '../../fields/path-value.tsx';
import { pathLabel } from '../../fields/path-label.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './form.module.css';

type MergeTableProps = {
  readonly module: ResolvedModule;
  readonly paths: readonly string[];
  readonly sides: EditSides;
  readonly choices: MergeChoices;
  readonly onChoose: (paths: readonly string[], side: MergeSide) => void;
};

const SIDES = ['theirs', 'mine'] as const satisfies readonly MergeSide[];

export function MergeTable({ module, paths, sides, choices, onChoose }: MergeTableProps) {
  const { t } = useTranslation('form');
  const language = readLanguage();
  const takeAll = (side: MergeSide) => (paths.length > 1 ? () => onChoose(paths, side) : null);
  const value = (side: keyof EditSides, path: string) => (
    <PathValue module={module} path={path} value={valueAt(sides[side], path) ?? null} />
  );
  return (
    <table className={styles.merge}>
      <thead>
        <tr>
          <th scope="col">{t('conflictField')}</th>
          <th scope="col">{t('conflictBase')}</th>
          <SideHead title={t('conflictTheirs')} all={t('conflictAllTheirs')} onAll={takeAll('theirs')} />
          <SideHead title={t('conflictMine')} all={t('conflictAllMine')} onAll={takeAll('mine')} />
        </tr>
      </thead>
      <tbody>
        {paths.map((path) => (
          <tr key={path}>
            <th scope="row">{pathLabel(module, path, language)}</th>
            <td>{value('base', path)}</td>
            {SIDES.map((side) => (
              <td key={side}>
                <SideChoice
                  path={path}
                  isChosen={choices[path] === side}
                  onChoose={() => onChoose([path], side)}
                >
                  {value(side, path)}
                </SideChoice>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SideHeadProps = {
  readonly title: string;
  readonly all: string;
  /** Null where there is one field to choose. */
  readonly onAll: (() => void) | null;
};

function SideHead({ title, all, onAll }: SideHeadProps) {
  return (
    <th scope="col">
      <div className={styles.side}>
        {title}
        {onAll === null ? null : (
          <Button size="small" onClick={onAll}>
            {all}
          </Button>
        )}
      </div>
    </th>
  );
}

type SideChoiceProps = {
  readonly path: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

function SideChoice({ path, isChosen, onChoose, children }: SideChoiceProps) {
  return (
    <Radio className={styles.choice ?? ''} name={`merge-${path}`} checked={isChosen} onChange={onChoose}>
      {children}
    </Radio>
  );
}

import { issueKey } from '@quartermaster/domain/core/issue';
import type { EnumTone, ResolvedField } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { useTranslation } from 'react-i18next';
import type { ImportPageRow, ImportProgress } from '../../api/imports.ts';
import { BLOCKS_TITLES } from '../../engine/record/blocks-titles.ts';
import {
  blockedByErrors,
  groupByBlocks,
  withBlocks,
  type Blocks,
} from '../../engine/record/record-issues.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { FieldCell } from '../../fields/cells.tsx';
import { FieldDiff } from '../../fields/diffs.tsx';
import { pathLabel } from '../../fields/path-label.ts';
import { useScreenTitle } from '../../engine/use-screen-title.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './import.module.css';
import { cellTexts, EditCell } from './edit-cell.tsx';
import type { Place } from '../../api/place.ts';

type PreviewTableProps = {
  readonly place: Place;
  readonly job: ImportProgress;
  readonly rows: readonly ImportPageRow[];
};

/** Rows of the file with the fields it fills: changed cells show what they replace. */
export function PreviewTable({ place, job, rows }: PreviewTableProps) {
  const { t } = useTranslation('transfer');
  const module = useModule(place.module);
  const fields = shownFields(module, job);
  const language = readLanguage();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {t('row')}
            </th>
            <th scope="col">{t('rowResult')}</th>
            {fields.map((field) => (
              <th scope="col" key={field.key}>
                {field.label[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PreviewRow
              key={row.rowNumber}
              place={place}
              module={module}
              fields={fields}
              row={row}
              job={job}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Fields that the file fills, in the order of the form. */
function shownFields(module: ResolvedModule, job: ImportProgress): readonly ResolvedField[] {
  const used = new Set(Object.values(job.options.mapping));
  const keys = new Set(job.targets.filter((target) => used.has(target.key)).map((target) => target.field));
  return module.fields.filter((field) => keys.has(field.key));
}

type PreviewRowProps = {
  readonly place: Place;
  readonly module: ResolvedModule;
  readonly fields: readonly ResolvedField[];
  readonly row: ImportPageRow;
  readonly job: ImportProgress;
};

function PreviewRow({ place, module, fields, row, job }: PreviewRowProps) {
  const { details } = useBranch();
  // An invalid row stays out; what is wrong with one that is written blocks what it blocks after any save.
  const errors = row.outcome === 'invalid' ? 'save' : blockedByErrors(module, details);
  return (
    <tr className={styles[row.outcome]}>
      <td className={styles.number}>{row.rowNumber}</td>
      <td className={styles.result}>
        <OutcomeTag row={row} />
        <RowProblems module={module} issues={row.issues} errors={errors} />
      </td>
      {fields.map((field) => (
        <td key={field.key} className={cellClass(field, row)}>
          {row.outcome === 'invalid' || isAtFault(field, row) ? (
            <EditCell place={place} job={job} row={row} field={field}>
              <PreviewValue field={field} row={row} job={job} />
            </EditCell>
          ) : (
            <PreviewValue field={field} row={row} job={job} />
          )}
        </td>
      ))}
    </tr>
  );
}

const isAtFault = (field: ResolvedField, { issues }: ImportPageRow): boolean =>
  issues.some(({ path }) => path === field.key || path.startsWith(`${field.key}.`));

function cellClass(field: ResolvedField, row: ImportPageRow): string | undefined {
  if (isAtFault(field, row)) return styles.faultCell;
  return row.outcome === 'changed' && row.changed.includes(field.key) ? styles.changedCell : undefined;
}

type RowProblemsProps = {
  readonly module: ResolvedModule;
  readonly issues: ImportPageRow['issues'];
  /** What the errors among them block. */
  readonly errors: Blocks;
};

function RowProblems({ module, issues, errors }: RowProblemsProps) {
  const { t } = useTranslation('form');
  const { t: tc } = useTranslation('common');
  const language = readLanguage();
  const titleOf = useScreenTitle();
  const sentence = (issue: ImportPageRow['issues'][number]): string => {
    const text = moduleIssueText(issue, language, { module, titleOf });
    return issue.path === ''
      ? text
      : tc('labelled', { label: pathLabel(module, issue.path, language), text });
  };
  return groupByBlocks(withBlocks(issues, errors)).map((group) => (
    <div key={group.blocks} className={group.blocks === 'nothing' ? styles.warning : styles.error}>
      <p className={styles.blocks} title={group.blocks === 'players' ? t('blocksPlayersHint') : undefined}>
        {t(BLOCKS_TITLES[group.blocks])}
      </p>
      {group.issues.map((issue) => (
        <p key={issueKey(issue)}>{sentence(issue)}</p>
      ))}
    </div>
  ));
}

function PreviewValue({
  field,
  row,
  job,
}: Pick<PreviewRowProps, 'row' | 'job'> & { readonly field: ResolvedField }) {
  if (row.data === null)
    return (
      <span className={styles.raw} translate="no">
        {cellTexts(job, row, field).join(' · ') || '—'}
      </span>
    );
  const after = row.data[field.key];
  if (row.outcome === 'changed' && row.changed.includes(field.key)) {
    return <FieldDiff field={field} before={row.current?.[field.key]} after={after} />;
  }
  return <FieldCell field={field} value={after} />;
}

const TONES: Readonly<Record<ImportPageRow['outcome'], EnumTone>> = {
  new: 'green',
  changed: 'orange',
  unchanged: 'neutral',
  invalid: 'red',
};
const GLYPHS: Readonly<Record<ImportPageRow['outcome'], string>> = {
  new: '+',
  changed: '~',
  unchanged: '=',
  invalid: '!',
};

function OutcomeTag({ row: { outcome } }: { readonly row: ImportPageRow }) {
  const { t } = useTranslation('transfer');
  const texts = {
    new: t('outcomeNew'),
    changed: t('outcomeChanged'),
    unchanged: t('outcomeUnchanged'),
    invalid: t('outcomeInvalid'),
  };
  return (
    <Tag tone={TONES[outcome]} glyph={GLYPHS[outcome]}>
      {texts[outcome]}
    </Tag>
  );
}

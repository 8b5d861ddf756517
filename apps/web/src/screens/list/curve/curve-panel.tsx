import type { RecordData } from '@quartermaster/domain/core/json';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { pathLabel } from '../../../fields/path-label.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { Labelled } from '../../../ui/text/labelled.tsx';
import styles from './curve.module.css';
import { CurvePlot } from './curve-plot.tsx';
import { CurveSettings } from './curve-settings.tsx';
import { useCurve } from './use-curve.ts';
import { useOtherGroup, type OtherGroup } from './use-other-group.ts';
import { SearchedSelect } from '../../../ui/text/searched-select.tsx';

const PROBLEMS = {
  formula: 'problemFormula',
  infinite: 'problemInfinite',
  positive: 'problemPositive',
} as const;

type CurvePanelProps = {
  readonly list: ModuleList;
  readonly sheet: SheetEditor;
  /** The values all rows of the sheet share. */
  readonly group: RecordData;
};

/** Fills a column of the sheet by a curve, plotted beside what it has now and what another group has. */
export function CurvePanel({ list, sheet, group }: CurvePanelProps) {
  const { t } = useTranslation('curve');
  const editor = useCurve(list, sheet);
  const other = useOtherGroup(list, group);
  const { figure, figures, curve, range, problem } = editor;
  if (figure === null) return <aside className={styles.panel}>{t('noNumbers')}</aside>;
  const language = readLanguage();
  const nameOf = (key: string) => pathLabel(list.module, key, language);
  return (
    <aside className={styles.panel} aria-label={t('curve')}>
      <div className={styles.settings}>
        <Labelled label={t('column')}>
          {(input) => (
            <SearchedSelect
              showSearch={{ optionFilterProp: 'label' }}
              {...input}
              value={figure.key}
              options={figures.map(({ key }) => ({ value: key, label: nameOf(key) }))}
              onChange={editor.choose}
            />
          )}
        </Labelled>
        <OtherChoice other={other} />
      </div>
      <CurveSettings editor={editor} rowCount={sheet.rows.length} />
      {problem !== null ? (
        <p className={styles.problem} role="alert">
          {t(PROBLEMS[problem])}
        </p>
      ) : null}
      <CurvePlot
        label={nameOf(figure.key)}
        lines={[
          { kind: 'other', label: other.label, points: editor.pointsIn(other.records) },
          { kind: 'now', label: t('now'), points: editor.now },
          { kind: 'next', label: t(curve.shape), points: editor.next },
        ]}
      />
      <Button type="primary" disabled={problem !== null} onClick={editor.fill}>
        {t('fill', { count: range.to - range.from + 1 })}
      </Button>
    </aside>
  );
}

/** Which group is plotted beside; none where the sheet has all records. */
function OtherChoice({ other }: { readonly other: OtherGroup }) {
  const { t } = useTranslation('curve');
  if (other.choices.length === 0) return null;
  return (
    <Labelled label={t('compare')}>
      {(input) => (
        <SearchedSelect
          showSearch={{ optionFilterProp: 'label' }}
          {...input}
          allowClear
          value={other.value}
          placeholder={t('compareNone')}
          options={[...other.choices]}
          onChange={(value: string | undefined) => other.choose(value ?? null)}
        />
      )}
    </Labelled>
  );
}

import type { ResolvedField } from '@quartermaster/domain/core/field';
import {
  objectsInPlace,
  textOf,
  type JsonObject,
  type JsonValue,
  type RecordData,
} from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { useFormState } from '../../engine/form/use-form-session.ts';
import type { PanelProps } from '../../engine/panels.ts';
import { FieldCell } from '../../fields/cells.tsx';
import { shares, shareText } from '../../fields/rows/row-operations.ts';
import { readLanguage } from '../../i18n/language.ts';
import { sectorsOf } from './sectors.ts';
import styles from './wheel.module.css';

type Wheel = {
  readonly path: string;
  readonly title: string;
  readonly field: ResolvedField<'rows'>;
  readonly rows: readonly JsonObject[];
};

/** Draws every weighted list of a record as a wheel with sectors by share. */
export function WheelPanel({ form }: PanelProps) {
  const values = useFormState(form, (state) => state.values);
  return (
    <div className={styles.wheels}>
      {wheelsIn(form.module.fields, values).map((wheel) => (
        <WheelFigure key={wheel.path} wheel={wheel} />
      ))}
    </div>
  );
}

/** The weighted lists of a record, those in rows too: a wheel of several rounds has one for each. */
function wheelsIn(fields: readonly ResolvedField[], data: RecordData, place = ''): readonly Wheel[] {
  return fields.flatMap((field): readonly Wheel[] => {
    if (field.kind !== 'rows') return [];
    const rows = objectsInPlace(data[field.key]);
    const label = field.label[readLanguage()];
    const title = place === '' ? label : `${place} · ${label}`;
    if (field.weight !== undefined) return [{ path: title, title, field, rows }];
    return rows.flatMap((row, index) => wheelsIn(field.rowFields, row, `${label} ${index + 1}`));
  });
}

function WheelFigure({ wheel: { field, rows, title } }: { readonly wheel: Wheel }) {
  const { t } = useTranslation('board');
  const parts = shares(rows, field.weight ?? '');
  const sectors = sectorsOf(parts);
  return (
    <figure className={styles.wheel}>
      <figcaption>{title}</figcaption>
      {sectors.length === 0 ? <p className={styles.note}>{t('noShares')}</p> : null}
      <svg className={styles.disc} viewBox="-50 -50 100 100" aria-hidden="true">
        {sectors.map(({ index, path, x, y, isWide }) => (
          <g key={index} data-sector={index}>
            <path d={path} className={styles.sector} data-tone={index % TONES} />
            {isWide ? (
              <text x={x} y={y}>
                {numberOf(field, rows[index], index)}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <ol className={styles.shares} aria-label={t('sectors', { list: title })}>
        {rows.map((row, index) => (
          <li key={index}>
            <span className={styles.swatch} data-tone={index % TONES} aria-hidden="true" />
            <span className={styles.name}>
              {numberOf(field, row, index)}. <Content field={field} row={row} />
            </span>
            <strong>{shareText(parts[index] ?? null)}</strong>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const TONES = 8;

function numberOf(field: ResolvedField<'rows'>, row: JsonObject | undefined, index: number): string {
  return textOf(row?.[field.uniqueBy ?? '']) || String(index + 1);
}

/** What a sector gives: the first field of its row that is neither its number nor its weight. */
function Content({ field, row }: { readonly field: ResolvedField<'rows'>; readonly row: JsonObject }) {
  const shown = field.rowFields.find(({ key }) => key !== field.uniqueBy && key !== field.weight);
  const value: JsonValue | undefined = shown && row[shown.key];
  return shown === undefined || value === undefined ? null : <FieldCell field={shown} value={value} />;
}

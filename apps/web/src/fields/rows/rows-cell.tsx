import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { joinList } from '@quartermaster/domain/core/language';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { formatNumber } from '../../i18n/format.ts';
import { ReferenceTag } from '../reference/reference-tag.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import shared from '../common/common.module.css';
import { asObjects, asText } from '../common/values.ts';
import type { FieldCellProps } from '../types.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import { ReferencePicture } from './reference-picture.tsx';
import { amountText, firstLine, loneChoices, loneNumbers, rangesText, rowFigure } from './row-figure.ts';
import type { Rows } from './row-operations.ts';
import styles from './rows.module.css';

const SHOWN = 3;

/** The records that the rows name, as pictures, where each names one; else a choice and its number, or how many. */
export function RowsCell({ field, value }: FieldCellProps<'rows'>) {
  const { language } = useFieldEnvironment();
  const rows = asObjects(value);
  if (rows.length === 0) return <EmptyCell />;
  const named = rows.flatMap((row) =>
    firstReference(field.rowFields, row).map((record) => ({
      ...record,
      amount: amountText(field, row, language),
    })),
  );
  const figures =
    loneNumbers(field, rows, language) ??
    rangesText(field, rows, language) ??
    loneChoices(field, rows, language);
  if (figures !== null) return <span>{joinList(figures, language)}</span>;
  const line = firstLine(field, rows, language);
  if (line !== null) return <Talk line={line} others={rows.length - 1} />;
  if (named.length < rows.length) return <Figures field={field} rows={rows} />;
  if (named.length === 1 && named[0] !== undefined)
    return <ReferenceTag module={named[0].module} id={named[0].id} hasId={false} />;
  return (
    <span className={shared.thumbnails}>
      {named.slice(0, SHOWN).map(({ module, id, amount }) => (
        <span key={`${module} ${id}`} className={styles.amount}>
          <ReferencePicture module={module} id={id} />
          {amount}
        </span>
      ))}
      {named.length > SHOWN && <span className={shared.more}>+{named.length - SHOWN}</span>}
    </span>
  );
}

/** How a talk begins, and how many lines follow. */
function Talk({ line, others }: { readonly line: string; readonly others: number }) {
  return (
    <span className={styles.talk}>
      <span className={styles.line} title={line}>
        {line}
      </span>
      {others > 0 && <span className={shared.more}>+{others}</span>}
    </span>
  );
}

/** A figure of a few letters stays in one line. */
const SHORT = 12;
const isShort = (text: string): boolean => text.replaceAll(/[\u3000-\uffff]/g, 'xx').length <= SHORT;

/** The first row says what kind of thing it is; the others wait under the pointer. */
function Figures({ field, rows }: { readonly field: ResolvedField<'rows'>; readonly rows: Rows }) {
  const { language } = useFieldEnvironment();
  const figures = rows.flatMap((row) => rowFigure(field, row, language) ?? []);
  const [first, ...others] = figures;
  if (first === undefined || figures.length < rows.length) return <span>{formatNumber(rows.length)}</span>;
  return (
    <span
      className={isShort(first.name + first.figure) ? styles.shortFigures : styles.figures}
      title={figures.map(({ name, figure }) => `${name} ${figure}`.trim()).join('\n')}
    >
      <span>{first.name}</span>
      <span>
        {first.figure} {others.length > 0 && <span className={shared.more}>+{others.length}</span>}
      </span>
    </span>
  );
}

function firstReference(
  fields: readonly ResolvedField[],
  row: JsonObject,
): readonly { module: string; id: string }[] {
  for (const declared of fields) {
    const field = chosenField(declared, row);
    const id = field.kind === 'reference' && field.many !== true ? asText(row[field.key]) : '';
    if (field.kind === 'reference' && id !== '') return [{ module: field.to, id }];
  }
  return [];
}

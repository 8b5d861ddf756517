import type { ResolvedField } from '@quartermaster/domain/core/field';
import { objectsInPlace } from '@quartermaster/domain/core/json';
import { joinList } from '@quartermaster/domain/core/language';
import { formatNumber } from '../../i18n/format.ts';
import { ReferenceTag } from '../reference/reference-tag.tsx';
import { AssetAmounts } from '../asset-list/asset-list-cell.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import shared from '../common/common.module.css';
import type { FieldCellProps } from '../types.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import { ReferencePicture } from './reference-picture.tsx';
import {
  amountText,
  assetOfEach,
  choicesOnce,
  firstLine,
  haveOnePicture,
  lettersOf,
  loneChoices,
  loneNumbers,
  rangesText,
  recordOfRow,
  rowFigure,
  shownFigures,
  stepFigure,
  type RecordAddress,
} from './row-figure.ts';
import type { Rows } from './row-operations.ts';
import styles from './rows.module.css';

const SHOWN = 3;

/** The records that the rows name, as pictures, where each names one; else a choice and its number, or how many. */
export function RowsCell({ field, value }: FieldCellProps<'rows'>) {
  const { language } = useFieldEnvironment();
  const rows = objectsInPlace(value);
  if (rows.length === 0) return <EmptyCell />;
  const named = rows.flatMap((row) => {
    const record = recordOfRow(field, row);
    return record === null ? [] : [{ ...record, amount: amountText(field, row, language) }];
  });
  const figures =
    loneNumbers(field, rows, language) ??
    rangesText(field, rows, language) ??
    loneChoices(field, rows, language);
  if (figures !== null) return <span>{joinList(figures, language)}</span>;
  const line = firstLine(field, rows, language);
  if (line !== null) return <Talk line={line} others={rows.length - 1} />;
  if (named.length < rows.length) return <Figures field={field} rows={rows} />;
  if (isOneRecord(named) && named[0] !== undefined) return <OneRecord {...named[0]} />;
  return <NamedRecords named={named} />;
}

type Named = RecordAddress & { readonly amount: string | null };

/** Records as pictures; by name, where the pictures of two of them are the same. */
function NamedRecords({ named }: { readonly named: readonly Named[] }) {
  const { references } = useFieldEnvironment();
  const isAlike = haveOnePicture(named, references);
  const more = named.length - SHOWN;
  return (
    <span className={isAlike ? styles.names : shared.thumbnails}>
      {named.slice(0, SHOWN).map(({ module, id, amount }) => (
        <span key={`${module} ${id}`} className={isAlike ? styles.one : styles.amount}>
          {isAlike ? (
            <ReferenceTag module={module} id={id} hasId={false} />
          ) : (
            <ReferencePicture module={module} id={id} />
          )}
          {amount === null ? null : <span>{amount}</span>}
        </span>
      ))}
      {more > 0 && <span className={shared.more}>+{more}</span>}
    </span>
  );
}

/** The only record by name, and how many or how strong it is. */
function OneRecord({ module, id, amount }: Named) {
  const name = <ReferenceTag module={module} id={id} hasId={false} />;
  if (amount === null) return name;
  return (
    <span className={styles.one}>
      {name}
      <span>{amount}</span>
    </span>
  );
}

/** How a talk or a list of answers begins, and how many lines follow. */
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

/** Whether one record is all that the rows name, such as a skill at each of its levels. */
function isOneRecord(named: readonly Named[]): boolean {
  const [first, ...others] = named;
  return others.every(
    ({ module, id, amount }) => module === first?.module && id === first.id && amount === null,
  );
}

/** More steps than these are told by how many they are. */
const MOST_STEPS = 6;

/** Rows in words, those that name a record by it; the others wait under the pointer. */
function Figures({ field, rows }: { readonly field: ResolvedField<'rows'>; readonly rows: Rows }) {
  const { language } = useFieldEnvironment();
  const plain = rows.flatMap((row) => rowFigure(field, row, language) ?? []);
  const steps = rows.length > MOST_STEPS ? [] : rows.flatMap((row) => stepFigure(field, row, language) ?? []);
  const isPlain = plain.length === rows.length;
  const figures = isPlain ? plain : steps;
  if (figures.length === 0) return <Kinds field={field} rows={rows} />;
  const shown = shownFigures(figures, rows.length);
  const more = rows.length - shown.length;
  const [first] = shown;
  const alone = first !== undefined && lettersOf(first) <= SHORT ? styles.short : styles.alone;
  return (
    <span
      className={styles.figures}
      title={figures.map(({ name, figure }) => `${name} ${figure}`.trim()).join('\n')}
    >
      {shown.map(({ name, figure }, place) => {
        const record = isPlain ? recordOfRow(field, rows[place] ?? {}) : null;
        const narrow = shown.length > 1 ? undefined : alone;
        return (
          <span key={`${place} ${name}`} className={record === null ? narrow : styles.one}>
            <RowName name={name} record={record} />{' '}
            <span>
              {figure}
              {more > 0 && place === shown.length - 1 && <span className={shared.more}>+{more}</span>}
            </span>
          </span>
        );
      })}
    </span>
  );
}

type RowNameProps = { readonly name: string; readonly record: RecordAddress | null };

/** What a row is about: the item that it gives, rather than that it gives an item. */
function RowName({ name, record }: RowNameProps) {
  return record === null ? <span>{name}</span> : <ReferenceTag {...record} hasId={false} />;
}

/** Rows of several figures: what they are for or about, else how many there are. */
function Kinds({ field, rows }: { readonly field: ResolvedField<'rows'>; readonly rows: Rows }) {
  const { language } = useFieldEnvironment();
  const choices = choicesOnce(field, rows, language);
  if (choices !== null) return <span className={styles.choices}>{joinList(choices, language)}</span>;
  const assets = assetOfEach(field, rows);
  return assets.length > 0 ? (
    <AssetAmounts lines={assets} count={rows.length} />
  ) : (
    <span>{formatNumber(rows.length)}</span>
  );
}

import { objectsInPlace, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import shared from '../common/common.module.css';
import type { FieldDiffProps } from '../types.ts';

/** How many rows came, went or changed; the rows themselves are listed by their own paths. */
export function RowsDiff({ field, before, after }: FieldDiffProps<'rows'>) {
  const { t } = useTranslation('fields');
  const counts = countChanges(objectsInPlace(before), objectsInPlace(after), field.uniqueBy);
  const isReordered = counts.added + counts.removed + counts.changed === 0;
  return (
    <span className={shared.change}>
      {counts.removed > 0 && (
        <del className={shared.before}>{t('diff.rowsRemoved', { count: counts.removed })}</del>
      )}
      {counts.added > 0 && <ins className={shared.after}>{t('diff.rowsAdded', { count: counts.added })}</ins>}
      {counts.changed > 0 && <span>{t('diff.rowsChanged', { count: counts.changed })}</span>}
      {isReordered && <span>{t('diff.rowsReordered')}</span>}
    </span>
  );
}

type Counts = { readonly added: number; readonly removed: number; readonly changed: number };

function countChanges(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  uniqueBy: string | undefined,
): Counts {
  const nameOf = (row: JsonObject, index: number) =>
    uniqueBy === undefined ? String(index) : textOf(row[uniqueBy]);
  const old = new Map(before.map((row, index) => [nameOf(row, index), JSON.stringify(row)]));
  const now = new Map(after.map((row, index) => [nameOf(row, index), JSON.stringify(row)]));
  const kept = [...now].filter(([name]) => old.has(name));
  return {
    added: now.size - kept.length,
    removed: old.size - kept.length,
    changed: kept.filter(([name, row]) => old.get(name) !== row).length,
  };
}

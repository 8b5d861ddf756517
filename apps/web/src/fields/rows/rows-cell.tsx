import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { ReferenceTag } from '../reference/reference-tag.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import shared from '../common/common.module.css';
import { asObjects, asText } from '../common/values.ts';
import type { FieldCellProps } from '../types.ts';
import { ReferencePicture } from './reference-picture.tsx';

const SHOWN = 3;

/** The records that the rows name, as pictures; the number of rows where they name none. */
export function RowsCell({ field, value }: FieldCellProps<'rows'>) {
  const { t } = useTranslation('fields');
  const rows = asObjects(value);
  if (rows.length === 0) return <EmptyCell />;
  const named = rows.flatMap((row) => firstReference(field.rowFields, row));
  if (named.length === 0) return <span>{t('rows.count', { count: rows.length })}</span>;
  if (named.length === 1 && named[0] !== undefined)
    return <ReferenceTag module={named[0].module} id={named[0].id} hasId={false} />;
  return (
    <span className={shared.thumbnails}>
      {named.slice(0, SHOWN).map(({ module, id }) => (
        <ReferencePicture key={`${module} ${id}`} module={module} id={id} />
      ))}
      {named.length > SHOWN && <span className={shared.more}>+{named.length - SHOWN}</span>}
    </span>
  );
}

function firstReference(
  fields: readonly ResolvedField[],
  row: JsonObject,
): readonly { module: string; id: string }[] {
  for (const field of fields) {
    const id = field.kind === 'reference' && field.many !== true ? asText(row[field.key]) : '';
    if (field.kind === 'reference' && id !== '') return [{ module: field.to, id }];
  }
  return [];
}

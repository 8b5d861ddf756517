import type { ResolvedField } from '@quartermaster/domain/core/field';
import { isJsonObject, plainText, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { joinList } from '@quartermaster/domain/core/language';
import table from '../../ui/table/plain-table.module.css';
import { EmptyCell } from '../common/empty-cell.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { isTable, keyWords } from './json-outline.ts';
import styles from './json.module.css';

type WrittenJsonProps = {
  readonly field: ResolvedField<'json'>;
  readonly value: JsonValue | undefined;
};

/** JSON that the user cannot edit, to be read: values by name, and lists of like objects as tables. */
export function WrittenJson({ field, value }: WrittenJsonProps) {
  const { language } = useFieldEnvironment();
  if (value === undefined || value === null || value === '') return <EmptyCell />;
  if (isJsonObject(value)) return <NamedValues field={field} values={value} />;
  if (!Array.isArray(value)) return plainText(value);
  if (value.length === 0) return <EmptyCell />;
  if (isTable(value)) return <LikeObjects field={field} rows={value} />;
  const parts: readonly JsonValue[] = value;
  if (parts.every((part) => typeof part !== 'object')) return joinList(parts.map(plainText), language);
  return (
    <ol className={styles.outline}>
      {parts.map((part, place) => (
        // Nothing is moved here, so a part's place can be its key.
        <li key={place}>
          <WrittenJson field={field} value={part} />
        </li>
      ))}
    </ol>
  );
}

type NamedValuesProps = Pick<WrittenJsonProps, 'field'> & { readonly values: JsonObject };

function NamedValues({ field, values }: NamedValuesProps) {
  const { language } = useFieldEnvironment();
  return (
    <dl className={styles.outline}>
      {Object.entries(values).map(([key, value]) => (
        <div key={key}>
          <dt className={styles.key}>{keyWords(field, key, language)}</dt>
          <dd>
            <WrittenJson field={field} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LikeObjectsProps = Pick<WrittenJsonProps, 'field'> & { readonly rows: readonly JsonObject[] };

function LikeObjects({ field, rows }: LikeObjectsProps) {
  const { language } = useFieldEnvironment();
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    <table className={`${table.table} ${styles.rows}`}>
      <thead>
        <tr>
          {keys.map((key) => (
            <th key={key} scope="col">
              {keyWords(field, key, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {keys.map((key) => (
              <td key={key}>
                <WrittenJson field={field} value={row[key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

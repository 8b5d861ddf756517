import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SqlTable } from '../../api/sql-console.ts';
import { joinNames } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { FilterBox } from '../../ui/text/filter-box.tsx';
import styles from './sql-console.module.css';

type SchemaPanelProps = {
  readonly tables: readonly SqlTable[];
  /** Puts a query of this table into the editor. */
  readonly onTable: (statement: string) => void;
};

/** The tables that can be read, with their columns. */
export function SchemaPanel({ tables, onTable }: SchemaPanelProps) {
  const { t } = useTranslation('sql');
  const [search, setSearch] = useState('');
  const found = tables.filter((table) => isFound(table, search.trim().toLowerCase()));
  return (
    <Card flush title={t('tables')}>
      <div className={styles.schemaSearch}>
        <FilterBox label={t('tablesSearch')} value={search} onChange={setSearch} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard must reach it */}
      <ul className={styles.tables} aria-label={t('tables')} tabIndex={0}>
        {found.map((table) => (
          <li key={table.name}>
            <Table table={table} onTable={onTable} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function isFound({ name, about, columns }: SqlTable, search: string): boolean {
  const texts = [name, about[readLanguage()], ...columns.map((column) => column.name)];
  return texts.some((text) => text.toLowerCase().includes(search));
}

function Table({ table, onTable }: { readonly table: SqlTable; readonly onTable: (text: string) => void }) {
  const { t } = useTranslation('sql');
  const { name, about, columns, withheld } = table;
  return (
    <details className={styles.table}>
      <summary>
        <span className={styles.tableName}>{name}</span>
        <span className={styles.about}>{about[readLanguage()]}</span>
      </summary>
      <ul className={styles.columns}>
        {columns.map((column) => (
          <li key={column.name}>
            <span className={styles.columnName}>{column.name}</span>{' '}
            <span className={styles.type}>{column.type}</span>
          </li>
        ))}
      </ul>
      {withheld.length === 0 ? null : (
        <p className={styles.withheld}>{t('withheld', { columns: joinNames(withheld) })}</p>
      )}
      <Button size="small" type="link" onClick={() => onTable(queryOf(table))}>
        {t('insert', { name: `SELECT … FROM ${name}` })}
      </Button>
    </details>
  );
}

/** Every readable column by name: `*` would take the others, too. */
const queryOf = ({ name, columns }: SqlTable): string =>
  `select ${columns.map((column) => column.name).join(', ')}\nfrom ${name}`;

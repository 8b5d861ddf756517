import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useTranslation } from 'react-i18next';
import type { ImportProgress } from '../../api/imports.ts';
import { readLanguage } from '../../i18n/language.ts';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import styles from './import.module.css';
import { targetOptions } from './target-options.ts';

type Mapping = ImportProgress['options']['mapping'];

type MappingTableProps = {
  readonly module: ResolvedModule;
  readonly job: ImportProgress;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
};

const LEFT_OUT = '';

/** Each column of the file beside what it fills. A place that another column takes moves here. */
export function MappingTable({ module, job, mapping, onChange }: MappingTableProps) {
  const { t } = useTranslation('transfer');
  const { t: tc } = useTranslation();
  const options = [{ value: LEFT_OUT, label: t('left') }, ...targetOptions(module, job, readLanguage())];
  const handleChange = (column: string, value: string): void => {
    const target = value === LEFT_OUT ? null : value;
    const others = Object.entries(mapping).map(([name, old]) => [
      name,
      target !== null && old === target ? null : old,
    ]);
    onChange({ ...Object.fromEntries(others), [column]: target });
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('columnFile')}</th>
          <th scope="col">{t('columnLooksLike')}</th>
          <th scope="col">{t('columnTarget')}</th>
        </tr>
      </thead>
      <tbody>
        {job.columns.map(({ name, samples }) => (
          <tr key={name} className={mapping[name] === null ? styles.leftOut : undefined}>
            <th scope="row" className={styles.columnName}>
              {name}
            </th>
            <td className={styles.samples}>{samples.join(' · ')}</td>
            <td>
              <SearchedSelect
                className={styles.target}
                aria-label={tc('labelled', { label: t('columnTarget'), text: name })}
                showSearch={{ optionFilterProp: 'label' }}
                value={mapping[name] ?? LEFT_OUT}
                options={options}
                onChange={(value) => handleChange(name, value)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

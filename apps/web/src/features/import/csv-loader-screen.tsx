import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { SINGLETON_RECORD_ID } from '@quartermaster/domain/record/identity';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasModule } from '../../engine/load-module.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { editPath } from '../../engine/module-paths.ts';
import { useMenu } from '../../engine/use-menu.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { isLoadable } from '../../fields/rows/rows-parts.ts';
import { RecordSelect } from '../../fields/reference/record-select.tsx';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import styles from './import.module.css';

/** For people who have the rows of one table: leads to the record and to the table's field in its form. */
export function CsvLoaderScreen() {
  const { t } = useTranslation('tools');
  const menu = useMenu();
  const [key, setKey] = useState<string>();
  const { data: module } = useQuery({ ...moduleQuery(key ?? ''), enabled: key !== undefined });
  const modules = menu?.groups.flatMap(({ items }) => items).filter((item) => hasModule(item.key)) ?? [];
  return (
    <>
      <PageHead breadcrumb={[]} title={t('csvLoader')} />
      <div className={styles.page}>
        <Card>
          <div className={styles.loader}>
            <p className={styles.hint}>{t('csvLoaderHelp')}</p>
            <Labelled label={t('loaderModule')}>
              {(input) => (
                <SearchedSelect
                  {...input}
                  className={styles.wide ?? ''}
                  showSearch={{ optionFilterProp: 'label' }}
                  value={key}
                  placeholder={t('searchModules')}
                  options={modules.map((item) => ({ value: item.key, label: item.name }))}
                  onChange={setKey}
                />
              )}
            </Labelled>
            {module === undefined || module.key !== key ? null : (
              <ModuleFields key={key} module={module}>
                <ChooseTable module={module} />
              </ModuleFields>
            )}
          </div>
        </Card>
      </div>
    </>
  );
}

function ChooseTable({ module }: { readonly module: ResolvedModule }) {
  const { t } = useTranslation('tools');
  const navigate = useNavigate();
  const tables = module.fields.filter(isLoadable);
  const [table, setTable] = useState(tables[0]?.key);
  const [id, setId] = useState(module.kind === 'singleton' ? SINGLETON_RECORD_ID : '');
  if (tables.length === 0) return <p className={styles.hint}>{t('loaderNoTable')}</p>;
  const handleOpen = () =>
    void navigate({
      to: editPath(module, id),
      ...(table === undefined ? {} : { hash: table }),
    });
  return (
    <>
      <Labelled label={t('loaderTable')}>
        {(input) => (
          <SearchedSelect
            showSearch={{ optionFilterProp: 'label' }}
            {...input}
            className={styles.wide ?? ''}
            value={table}
            options={tables.map((field) => ({ value: field.key, label: field.label[readLanguage()] }))}
            onChange={setTable}
          />
        )}
      </Labelled>
      {module.kind === 'singleton' ? null : (
        <Labelled label={module.titles.record[readLanguage()]}>
          {(input) => (
            <RecordSelect
              module={module.key}
              id={id}
              inputId={input.id}
              isInvalid={false}
              isDisabled={false}
              isRequired
              onChange={setId}
              onBlur={() => undefined}
            />
          )}
        </Labelled>
      )}
      <div>
        <Button type="primary" disabled={id === ''} onClick={handleOpen}>
          {t('loaderOpen')}
        </Button>
      </div>
    </>
  );
}

import { mayImportFrom, NEVER_INTO_PROTECTED } from '@quartermaster/domain/permissions/import-sources';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { App, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { environmentsQuery } from '../../api/get-environments.ts';
import { importSourcesQuery, updateImportSources, type Sources } from '../../api/settings-files.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import table from '../../ui/table/plain-table.module.css';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { SaveFoot } from './save-foot.tsx';
import styles from './settings.module.css';

/** Whose settings files each environment takes. */
export function ImportSourcesCard() {
  const { t } = useTranslation('settings');
  const { data, error, isPending, refetch } = useQuery(importSourcesQuery());
  return (
    <Card flush title={t('importSources')}>
      {data ? <SourcesForm key={JSON.stringify(data)} saved={data} /> : null}
      {isPending ? <SkeletonRows rows={3} columns={3} /> : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
    </Card>
  );
}

function SourcesForm({ saved }: { readonly saved: Sources }) {
  const { t } = useTranslation('settings');
  const { values, change, isChanged, saving } = useSources(saved);
  const put = (source: string, target: string, isAllowed: boolean): void => {
    const others = values.pairs.filter((pair) => pair.source !== source || pair.target !== target);
    change({ pairs: isAllowed ? [...others, { source, target }] : others });
  };
  return (
    <div className={styles.limits}>
      <p className={styles.limitsHelp}>{t('importSourcesHelp')}</p>
      <SourcesTable values={values} onChange={put} />
      <SaveFoot saving={saving} canSave={isChanged} onSave={() => saving.mutate()} />
    </div>
  );
}

type SourcesTableProps = {
  readonly values: Sources;
  readonly onChange: (source: string, target: string, isAllowed: boolean) => void;
};

/** A line for each source, a column for each target. */
function SourcesTable({ values, onChange }: SourcesTableProps) {
  const { t } = useTranslation('settings');
  const { data: environments } = useSuspenseQuery(environmentsQuery());
  // Files may come from environments of another console.
  const sources = new Set([
    ...environments.map(({ key }) => key),
    ...values.pairs.map(({ source }) => source),
  ]);
  return (
    <div className={styles.scroller}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('importSourceOf')}</th>
            {environments.map(({ key }) => (
              <th key={key} scope="col">
                {t('importTarget', { environment: key })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...sources].map((source) => (
            <tr key={source}>
              <th scope="row">{source}</th>
              {environments.map((target) => (
                <td key={target.key}>
                  <Checkbox
                    aria-label={t('importPair', { source, target: target.key })}
                    checked={mayImportFrom(source, target, values)}
                    disabled={!target.isProtected || source === NEVER_INTO_PROTECTED}
                    onChange={({ target: box }) => onChange(source, target.key, box.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useSources(saved: Sources) {
  const { t } = useTranslation('settings');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const { values, change, isChanged, drop } = useKeptValues('import-sources', saved);
  const saving = useMutation({
    mutationFn: () => updateImportSources(values),
    onSuccess: (next) => {
      drop();
      queryClient.setQueryData(importSourcesQuery().queryKey, next);
      void message.success(t('importSourcesSaved'));
    },
  });
  return { values, change, isChanged, saving };
}

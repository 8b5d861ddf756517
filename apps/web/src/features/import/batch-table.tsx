import { DeleteOutlined } from '@ant-design/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { App, Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  batchQuery,
  chooseBatchModule,
  type BatchPart,
  type BatchProgress,
} from '../../api/import-batches.ts';
import { importProblemsQuery } from '../../api/imports.ts';
import { importSuggestionsQuery } from '../../api/import-suggestions.ts';
import { importPath } from '../../engine/module-paths.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import table from '../../ui/table/plain-table.module.css';
import styles from './import.module.css';
import { ProblemList } from './problems-card.tsx';

const COUNTS = ['new', 'changed', 'unchanged', 'invalid'] as const;
const NO_COLUMNS: readonly string[] = [];
const NO_VALUES = { values: {} };

type BatchProps = { readonly batch: BatchProgress };
type PartProps = BatchProps & { readonly part: BatchPart };

/** Each file, or sheet of a workbook, with its module and what it would change there. */
export function BatchTable({ batch }: BatchProps) {
  const { t } = useTranslation('transfer');
  return (
    <Card flush title={t('batchFiles')}>
      <div className={styles.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('batchFile')}</th>
              <th scope="col">{t('batchModule')}</th>
              <th scope="col" className={table.number}>
                {t('outcomeNew')}
              </th>
              <th scope="col" className={table.number}>
                {t('outcomeChanged')}
              </th>
              <th scope="col" className={table.number}>
                {t('outcomeUnchanged')}
              </th>
              <th scope="col" className={table.number}>
                {t('outcomeInvalid')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('batchActions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {batch.imports.map((part) => (
              <PartRows key={part.id} batch={batch} part={part} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const isOpen = ({ state }: BatchProgress): boolean =>
  state === 'staged' || state === 'checked' || state === 'failed';

function PartRows({ batch, part }: PartProps) {
  const isChecked = part.state !== 'staged' && part.state !== 'checking' && part.state !== 'failed';
  return (
    <>
      <tr>
        <td>
          <PartName part={part} />
        </td>
        <td>
          <ModuleOf batch={batch} part={part} />
        </td>
        {COUNTS.map((count) => (
          <td key={count} className={table.number}>
            <span className={count === 'invalid' && part.counts.invalid > 0 ? styles.error : undefined}>
              {isChecked ? formatNumber(part.counts[count]) : '–'}
            </span>
          </td>
        ))}
        <td className={table.number}>{isOpen(batch) ? <PartActions batch={batch} part={part} /> : null}</td>
      </tr>
      {part.problem === null ? null : (
        <tr>
          <td colSpan={COUNTS.length + 3} className={styles.error}>
            {part.problem.message}
          </td>
        </tr>
      )}
      {part.state === 'checked' && part.module !== null ? (
        <PartProblems part={part} module={part.module} />
      ) : null}
    </>
  );
}

/** The name of a sheet, else of the file. */
function PartName({ part: { fileName, sheet, columns, mapped, module } }: { readonly part: BatchPart }) {
  const { t } = useTranslation('transfer');
  return (
    <>
      {sheet ?? fileName}
      <p className={styles.hint}>
        {sheet === null ? null : `${fileName} · `}
        {module === null
          ? t('batchColumns', { count: columns })
          : t('batchMapped', { mapped: formatNumber(mapped), columns: formatNumber(columns) })}
      </p>
    </>
  );
}

function useChoice(batch: BatchProgress, part: BatchPart) {
  const branch = useBranch();
  const queryClient = useQueryClient();
  const { message } = App.useApp();
  return useMutation({
    mutationFn: (module: string | null) => chooseBatchModule(branch, batch.id, part.id, module),
    onSuccess: (changed) => queryClient.setQueryData(batchQuery(branch, batch.id).queryKey, changed),
    onError: (error) => void message.error(errorMessage(error)),
  });
}

function ModuleOf({ batch, part }: PartProps) {
  const { t } = useTranslation('transfer');
  const nameOf = useModuleNames();
  const choice = useChoice(batch, part);
  const { data } = useQuery({ ...importSuggestionsQuery(NO_COLUMNS), enabled: isOpen(batch) });
  if (!isOpen(batch)) return part.module === null ? null : nameOf(part.module);
  return (
    <SearchedSelect
      className={styles.sheetNames ?? ''}
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={t('batchModuleOf', { file: part.sheet ?? part.fileName })}
      placeholder={t('batchChooseModule')}
      value={part.module}
      status={part.module === null ? 'warning' : ''}
      loading={choice.isPending}
      disabled={choice.isPending}
      popupMatchSelectWidth={false}
      options={(data?.modules ?? []).map(({ module }) => ({ value: module, label: nameOf(module) }))}
      onChange={(module) => choice.mutate(module)}
    />
  );
}

function PartActions({ batch, part }: PartProps) {
  const { t } = useTranslation('transfer');
  const choice = useChoice(batch, part);
  const file = part.sheet ?? part.fileName;
  return (
    <span className={styles.rowActions}>
      {part.module === null ? null : (
        <Link
          to={importPath(part.module)}
          search={{ import: part.id }}
          aria-label={t('batchOpenOf', { file })}
        >
          {part.state === 'checked' ? t('batchRows') : t('stepColumns')}
        </Link>
      )}
      <Tooltip title={t('batchExclude')}>
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('batchExcludeOf', { file })}
          loading={choice.isPending}
          onClick={() => choice.mutate(null)}
        />
      </Tooltip>
    </span>
  );
}

/** The kinds of problems of a file, each with a link to its rows, where they can be edited. */
function PartProblems({ part, module: key }: { readonly part: BatchPart; readonly module: string }) {
  const { environment, version } = useBranch();
  const navigate = useNavigate();
  const { data: module } = useQuery(moduleQuery(key));
  const { data } = useQuery(
    importProblemsQuery(
      { environment, version, module: key },
      { id: part.id, counts: part.counts, options: NO_VALUES },
    ),
  );
  if (module === undefined || data === undefined || data.problems.length === 0) return null;
  const open = () => void navigate({ to: importPath(key), search: { import: part.id } });
  return (
    <tr>
      <td colSpan={COUNTS.length + 3}>
        <ProblemList module={module} problems={data.problems} chosen={null} onChoose={open} />
      </td>
    </tr>
  );
}

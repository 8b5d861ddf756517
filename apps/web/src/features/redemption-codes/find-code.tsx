import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { foundCodesQuery, type FoundCode } from '../../api/redemption-codes.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { IdText } from '../../ui/text/id-text.tsx';
import { ListState } from '../../ui/table/list-state.tsx';
import table from '../../ui/table/plain-table.module.css';
import { useDebounced } from '../../ui/text/use-debounced.ts';
import { useKeptText } from '../../ui/text/use-kept-text.ts';
import styles from './codes.module.css';
import { Redeemer } from './redeemer.tsx';
import { SEARCH_PAUSE_MS } from './search-pause.ts';
import { StateTag } from './state-tag.tsx';
import { CLEAR_BUTTON } from '../../ui/text/clear-button.tsx';

/** Which batch a code belongs to, and who redeemed it: a player who writes to support knows the code alone. */
export function FindCode() {
  const { t } = useTranslation('codes');
  const { environment, version } = useBranch();
  const [text, setText] = useKeptText('find-code');
  const asked = useDebounced(text.trim(), SEARCH_PAUSE_MS);
  const query = useQuery({
    ...foundCodesQuery({ environment, version }, asked),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.data ?? [];
  return (
    <div className={styles.find}>
      <Input
        allowClear={CLEAR_BUTTON}
        className={styles.search ?? ''}
        aria-label={t('findLabel')}
        placeholder={t('findHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {asked === '' ? null : (
        <ListState query={query} isEmpty={rows.length === 0} empty={t('findEmpty')} columns={5} />
      )}
      {asked !== '' && rows.length > 0 ? <FoundTable rows={rows} /> : null}
    </div>
  );
}

function FoundTable({ rows }: { readonly rows: readonly FoundCode[] }) {
  const { t } = useTranslation('codes');
  return (
    <div className={styles.scroller}>
      <table className={table.table} data-stacked>
        <thead>
          <tr>
            {(['code', 'batch', 'stateLabel', 'player', 'when'] as const).map((heading) => (
              <th key={heading} scope="col">
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.batchId}:${row.no}`}>
              <td className={styles.code} data-label={t('code')}>
                {row.code}
              </td>
              <td data-label={t('batch')}>
                <Link
                  to="/code-redeem-setting/code-redeem-code/$batch"
                  params={{ batch: String(row.batchId) }}
                >
                  {row.batchName} <IdText>{row.batchId}</IdText>
                </Link>
              </td>
              <td>
                <StateTag state={row.state} />
              </td>
              <Redeemer row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { isPossible } from '@quartermaster/domain/actions/action-list';
import {
  CODE_ACTIONS,
  codeAction,
  type CodeActionKind,
} from '@quartermaster/domain/actions/redemption/index';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  batchKey,
  codesQuery,
  switchCode,
  type BatchKey,
  type RedemptionBatch,
  type RedemptionCode,
} from '../../api/redemption-codes.ts';
import { actionVerb } from '../../engine/actions/action-words.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ListState, MoreButton } from '../../ui/table/list-state.tsx';
import table from '../../ui/table/plain-table.module.css';
import { useDebounced } from '../../ui/text/use-debounced.ts';
import { useKeptText } from '../../ui/text/use-kept-text.ts';
import styles from './codes.module.css';
import { ExportButton } from './export-button.tsx';
import { Redeemer } from './redeemer.tsx';
import { SEARCH_PAUSE_MS } from './search-pause.ts';
import { StateTag } from './state-tag.tsx';
import { CLEAR_BUTTON } from '../../ui/text/clear-button.tsx';

type CodesCardProps = { readonly id: BatchKey; readonly batch: RedemptionBatch };

/** The codes of a batch, to look one up. */
export function CodesCard({ id, batch }: CodesCardProps) {
  const { t } = useTranslation('codes');
  const [text, setText] = useKeptText('codes');
  const query = useInfiniteQuery({
    ...codesQuery(id, useDebounced(text.trim(), SEARCH_PAUSE_MS)),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const isShared = batch.codeType === 'shared';
  const tools = (
    <div className={styles.tools}>
      {isShared ? null : (
        <Input
          size="small"
          allowClear={CLEAR_BUTTON}
          className={styles.search ?? ''}
          aria-label={t('searchLabel')}
          placeholder={t('prefixHint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <ExportButton id={id} list="codes" />
    </div>
  );
  return (
    <Card flush title={t('codes')} aside={tools}>
      <ListState query={query} isEmpty={rows.length === 0} empty={t('codesEmpty')} />
      {rows.length > 0 ? <CodeTable id={id} rows={rows} isShared={isShared} /> : null}
      <MoreButton query={query} />
    </Card>
  );
}

type CodeTableProps = {
  readonly id: BatchKey;
  readonly rows: readonly RedemptionCode[];
  readonly isShared: boolean;
};

function CodeTable({ id, rows, isShared }: CodeTableProps) {
  const { t } = useTranslation('codes');
  return (
    <div className={styles.scroller}>
      <table className={table.table} data-stacked>
        <thead>
          <tr>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('stateLabel')}</th>
            {isShared ? <th scope="col">{t('uses')}</th> : null}
            {isShared ? null : <th scope="col">{t('player')}</th>}
            {isShared ? null : <th scope="col">{t('when')}</th>}
            <th scope="col">
              <span className="visually-hidden">{actionVerb(codeAction('suspend'))}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.no}>
              <td className={styles.code} data-first>
                {row.code}
              </td>
              <td data-second>
                <StateTag state={row.state} />
              </td>
              {isShared ? <td data-label={t('uses')}>{formatNumber(row.uses)}</td> : <Redeemer row={row} />}
              <td className={table.number}>{isShared ? null : <SwitchButtons id={id} row={row} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type SwitchButtonsProps = { readonly id: BatchKey; readonly row: RedemptionCode };

/** A used code cannot be suspended; a shared one is stopped with its batch. */
function SwitchButtons({ id, row }: SwitchButtonsProps) {
  const { t: tc } = useTranslation();
  const switching = useSwitchCode(id, row);
  return CODE_ACTIONS.filter((action) => isPossible(action, row.state)).map((action) => (
    <Button
      key={action.kind}
      size="small"
      loading={switching.isPending}
      aria-label={tc('labelled', { label: actionVerb(action), text: row.code })}
      onClick={() => switching.mutate(action.kind)}
    >
      {actionVerb(action)}
    </Button>
  ));
}

function useSwitchCode(id: BatchKey, { no }: RedemptionCode) {
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (kind: CodeActionKind) => switchCode(id, no, kind),
    onError: (error) => void message.error(errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: batchKey(id) }),
  });
}

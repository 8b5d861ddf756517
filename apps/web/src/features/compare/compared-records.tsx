import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { comparedRecordsQuery } from '../../api/compare.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { moduleQuery } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AnswerState } from '../../ui/table/answer-state.tsx';
import { ComparedRow } from './compared-row.tsx';
import type { CompareAddress } from './use-comparison.ts';
import styles from './compare.module.css';

type ComparedRecordsProps = { readonly address: CompareAddress; readonly moduleKey: string };

/** The records of one module that differ, field by field, as far as they were asked for. */
export function ComparedRecords({ address, moduleKey }: ComparedRecordsProps) {
  const { t } = useTranslation('tools');
  const { t: tc } = useTranslation();
  const asked = useQuery(moduleQuery(moduleKey));
  const module = asked.data;
  const list = useInfiniteQuery(comparedRecordsQuery(address.sides, moduleKey, address.filter));
  const { data } = list;
  const records = data?.pages.flatMap((page) => page.records) ?? [];
  const references = Object.assign({}, ...(data?.pages.map((page) => page.references) ?? [])) as NonNullable<
    typeof data
  >['pages'][number]['references'];
  return (
    <Card flush title={module?.titles.title[readLanguage()] ?? moduleKey}>
      <AnswerState of={[list, asked]} rows={5} />
      {data && records.length === 0 && !list.hasNextPage ? (
        <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />
      ) : null}
      {data && module ? (
        <ModuleFields module={module} references={references}>
          <ul className={styles.records}>
            {records.map((record) => (
              <ComparedRow key={record.recordId} address={address} module={module} record={record} />
            ))}
          </ul>
        </ModuleFields>
      ) : null}
      {list.hasNextPage ? (
        <div className={styles.more}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {tc('showMore')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

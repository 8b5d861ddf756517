import { numberOf, type JsonObject } from '@quartermaster/domain/core/json';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { itemLimitQuery } from '../../api/start-up.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import styles from './asset-list.module.css';
import { holdLimitOf } from './hold-limit.ts';

/** Says when a line gives more than players may hold: what is too much never reaches them. */
export function HoldLimitNote({ line }: { readonly line: JsonObject }) {
  const { t } = useTranslation('fields');
  const { environment, version } = useFieldEnvironment();
  const { data: limits } = useQuery(itemLimitQuery({ environment, version }));
  const limit = limits ? holdLimitOf(line, limits) : null;
  const amount = numberOf(line['amount'], null);
  if (limit === null || amount === null || amount <= limit) return null;
  return <p className={styles.limit}>{t('assetList.holdLimit', { limit: formatNumber(limit) })}</p>;
}

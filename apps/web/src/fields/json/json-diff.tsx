import { ArrowRightOutlined } from '@ant-design/icons';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import shared from '../common/common.module.css';
import type { FieldDiffProps } from '../types.ts';
import { JsonCell } from './json-cell.tsx';
import { jsonDifferences, type JsonDifference } from './json-differences.ts';
import styles from './json.module.css';

const SHOWN = 6;

/** Only the places that differ: two long texts beside each other would hide them. */
export function JsonDiff({ before, after, field }: FieldDiffProps<'json'>) {
  const differences = jsonDifferences(before ?? undefined, after ?? undefined);
  const more = differences.length - SHOWN;
  return (
    <span className={styles.differences}>
      {differences.slice(0, SHOWN).map((found) => (
        <Difference key={found.path} field={field} found={found} />
      ))}
      {more > 0 && <span className={shared.more}>+{more}</span>}
    </span>
  );
}

type Field = Pick<FieldDiffProps<'json'>, 'field'>;

function Difference({ field, found }: Field & { readonly found: JsonDifference }) {
  const { t } = useTranslation('fields');
  return (
    <span className={shared.change}>
      {found.path !== '' && <span className={styles.cell}>{found.path}</span>}
      <del className={shared.before}>
        <Side field={field} value={found.before} />
      </del>
      <ArrowRightOutlined className={shared.arrow} aria-label={t('diff.to')} />
      <ins className={shared.after}>
        <Side field={field} value={found.after} />
      </ins>
    </span>
  );
}

function Side({ field, value }: Field & { readonly value: JsonValue | undefined }) {
  const { t } = useTranslation('fields');
  if (value === undefined) return t('diff.none');
  return value === null ? (
    <span className={styles.cell}>null</span>
  ) : (
    <JsonCell field={field} value={value} />
  );
}

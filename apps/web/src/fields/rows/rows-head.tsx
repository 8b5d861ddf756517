import type { ResolvedField } from '@quartermaster/domain/core/field';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import shared from '../shared/shared.module.css';
import styles from './rows.module.css';

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal']);

export function RowsHead({ field }: { readonly field: ResolvedField<'rows'> }) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.place}>
          {t('rows.number')}
        </th>
        {field.rowFields.map((inner) => (
          <th
            key={inner.key}
            scope="col"
            className={NUMBERS.has(inner.kind) ? styles.numberHead : styles.fieldHead}
            title={inner.help?.[language]}
          >
            {inner.label[language]}
          </th>
        ))}
        {field.weight !== undefined && (
          <th scope="col" className={styles.shareHead}>
            {t('rows.share')}
          </th>
        )}
        <th scope="col" className={styles.actionsHead}>
          <span className={shared.hidden}>{t('rows.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

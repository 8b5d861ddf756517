import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useModule } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';
import { FilterBox } from '../../ui/text/filter-box.tsx';
import styles from './library.module.css';
import type { LibraryAddress } from './use-library-address.ts';

const SHOWN = ['used', 'unused', 'deprecated', 'boot', 'missing_language'] as const;

/** A part of the path, the kind, and what is noticed about a file. */
export function LibraryFilters({ address }: { readonly address: LibraryAddress }) {
  const { t } = useTranslation('files');
  const { asked, change } = address;
  const kind = useModule(FILE_MODULE.key).fieldByKey.get('kind');
  const kinds = kind?.kind === 'enum' ? kind.of.values : [];
  return (
    <div className={styles.filters}>
      <FilterBox
        label={t('searchFiles')}
        className={styles.search}
        defaultValue={asked.q ?? ''}
        onChange={(text) => change({ find: text.trim() })}
      />
      <Select<string>
        aria-label={t('kind')}
        className={styles.choice}
        value={asked.kind ?? ''}
        options={[
          { value: '', label: t('everyKind') },
          ...kinds.map(({ value, label }) => ({ value, label: label[readLanguage()] })),
        ]}
        onChange={(value) => change({ kind: value })}
      />
      <Select<string>
        aria-label={t('show')}
        className={styles.choice}
        value={asked.show ?? ''}
        options={[
          { value: '', label: t('everyFile') },
          ...SHOWN.map((value) => ({ value, label: t(`shown.${value}`) })),
        ]}
        onChange={(value) => change({ show: value })}
      />
    </div>
  );
}

import { Link, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../api/place.ts';
import { importPath, importSearch } from '../../engine/module-paths.ts';

/** Back to the first step, into the same parent. */
export function AnotherFile({ place }: { readonly place: Place }) {
  const { t } = useTranslation('transfer');
  const { parent = null } = useSearch({ strict: false });
  return (
    <Link to={importPath(place.module)} search={importSearch(parent)}>
      <Button block tabIndex={-1}>
        {t('anotherFile')}
      </Button>
    </Link>
  );
}

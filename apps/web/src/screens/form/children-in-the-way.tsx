import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ChildCount } from '../../api/list-referrers.ts';
import { listPath } from '../../engine/module-paths.ts';
import { useModule } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './form.module.css';

type ChildrenInTheWayProps = { readonly parentId: string; readonly counts: readonly ChildCount[] };

/** How many records belong to a record that the user wants to delete, and where they are. */
export function ChildrenInTheWay({ parentId, counts }: ChildrenInTheWayProps) {
  if (counts.length === 0) return null;
  return (
    <ul className={styles.inTheWay}>
      {counts.map((count) => (
        <ModuleInTheWay key={count.module} parentId={parentId} {...count} />
      ))}
    </ul>
  );
}

function ModuleInTheWay({ module: key, total, parentId }: ChildCount & { readonly parentId: string }) {
  const { t } = useTranslation('kinds');
  const module = useModule(key);
  return (
    <li>
      <Link to={listPath(module, parentId)}>
        {t('childrenInTheWay', { count: total, title: module.titles.title[readLanguage()] })}
      </Link>
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { listReferrersQuery } from '../../api/list-referrers.ts';
import { textsPlace } from '../../api/localization.ts';
import { recordLink } from '../../engine/module-paths.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { IdText } from '../../ui/text/id-text.tsx';
import styles from './texts.module.css';

/** The records that name this key. Texts that the game's own program shows are not known here. */
export function TextUsage({ textKey }: { readonly textKey: string }) {
  const { t } = useTranslation('texts');
  const branch = useBranch();
  const names = useModuleNames();
  // Moving down by held keys waits for none of these.
  const asked = useDeferredValue(textKey);
  const { data, error } = useQuery({ ...listReferrersQuery(textsPlace(branch), asked), staleTime: 30_000 });
  return (
    <section>
      <h3 className={styles.detailsHead}>{t('usedBy')}</h3>
      {data === undefined || asked !== textKey ? (
        <p className={styles.soft}>{error === null ? '…' : errorMessage(error)}</p>
      ) : data.referrers.length === 0 ? (
        <p className={styles.soft}>{t('usedByNone')}</p>
      ) : (
        <ul className={styles.usage}>
          {data.referrers.map((referrer) => (
            <li key={`${referrer.module}/${referrer.recordId}/${referrer.path}`}>
              <Link to={recordLink(referrer.module, referrer.recordId)}>
                {titleText(referrer.title, readTextLanguage()) || referrer.recordId}
              </Link>{' '}
              <span className={styles.soft}>
                {names(referrer.module)} <IdText>{referrer.recordId}</IdText>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

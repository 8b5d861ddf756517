import { ExportOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import styles from './reference.module.css';

/** Opens the record in a new tab, so that an unfinished form stays where it is. */
export function RecordLink({ module, id }: { readonly module: string; readonly id: string }) {
  const { t } = useTranslation('fields');
  const place = useFieldEnvironment();
  // What players have is no page of its own.
  if (id === '' || place.isLive || !place.hasModule(module)) return null;
  return (
    <a
      className={styles.link}
      href={recordAddress(place, module, id)}
      target="_blank"
      rel="noopener"
      aria-label={t('reference.open', { id })}
      title={t('reference.open', { id })}
    >
      <ExportOutlined aria-hidden />
    </a>
  );
}

function recordAddress(
  place: { readonly environment: string; readonly version: string },
  module: string,
  id: string,
): string {
  const query = new URLSearchParams({ env: place.environment, v: place.version });
  return `/${module}/${encodeURIComponent(id)}/edit?${query}`;
}

import { ExportOutlined, PlusOutlined } from '@ant-design/icons';
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
      href={addressIn(place, `/${module}/${encodeURIComponent(id)}/edit`)}
      target="_blank"
      rel="noopener"
      aria-label={t('reference.open', { id })}
      title={t('reference.open', { id })}
    >
      <ExportOutlined aria-hidden />
    </a>
  );
}

/** For a record that is chosen: that record. Where none is: a new one, which can then be chosen here. */
export function ChosenOrNewRecordLink({ module, id }: { readonly module: string; readonly id: string }) {
  const { t } = useTranslation('fields');
  const place = useFieldEnvironment();
  if (id !== '') return <RecordLink module={module} id={id} />;
  if (place.isLive || !place.hasModule(module)) return null;
  return (
    <a
      className={styles.link}
      href={addressIn(place, `/${module}/add`)}
      target="_blank"
      rel="noopener"
      aria-label={t('reference.new')}
      title={t('reference.new')}
    >
      <PlusOutlined aria-hidden />
    </a>
  );
}

function addressIn(
  { environment, version }: { readonly environment: string; readonly version: string },
  path: string,
): string {
  return `${path}?${new URLSearchParams({ env: environment, v: version })}`;
}

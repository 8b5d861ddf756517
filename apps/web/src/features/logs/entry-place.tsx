import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { StaffLogEntry } from '../../api/logs.ts';
import { hasModule } from '../../engine/load-module.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { IdText } from '../../ui/text/id-text.tsx';
import { Dash } from './dash.tsx';
import styles from './logs.module.css';

/** What an entry is about: the record or the player, and the environment and version they are in. */
export function EntryPlace({ entry }: { readonly entry: StaffLogEntry }) {
  const { environment, version } = entry;
  const place = [environment, version].filter((part) => part !== null).join(' · ');
  const isSomewhere = entry.reasonParam_1 !== null || entry.recordId !== null;
  if (!isSomewhere && place === '') return <Dash />;
  return (
    <span className={styles.place}>
      {isSomewhere ? <Subject entry={entry} /> : null}
      {place === '' ? null : <span className={styles.soft}>{place}</span>}
    </span>
  );
}

function Subject({ entry: { reasonParam_1: module, recordId } }: { readonly entry: StaffLogEntry }) {
  const nameOf = useModuleNames();
  const player = module === 'player' ? /^(\d+):(\d+)$/.exec(recordId ?? '') : null;
  if (player !== null) return <PlayerLink server={player[1] ?? ''} id={player[2] ?? ''} />;
  if (module === null || !hasModule(module))
    return (
      <span>
        <Page name={module} /> {recordId === null ? null : <IdText>{recordId}</IdText>}
      </span>
    );
  return (
    <span>
      <RecordPageLink module={module} recordId={recordId ?? ''}>
        {nameOf(module)}
      </RecordPageLink>{' '}
      {recordId === null ? null : <IdText>{recordId}</IdText>}
    </span>
  );
}

/** Some acts are about what stands on a page and not in a module. */
function Page({ name }: { readonly name: string | null }) {
  const { t } = useTranslation('logs');
  if (name === 'player') return t('subject.player');
  return name === 'bulk-delivery' ? t('subject.delivery') : name;
}

function PlayerLink({ server, id }: { readonly server: string; readonly id: string }) {
  return (
    <Link to="/user-control/$server/$id/detail" params={{ server, id }} search={({ env, v }) => ({ env, v })}>
      <IdText>{`${server}:${id}`}</IdText>
    </Link>
  );
}

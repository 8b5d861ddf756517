import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffLogEntry } from '../../api/logs.ts';
import { hasModule } from '../../engine/load-module.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { Dash } from '../../ui/text/dash.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
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

function Subject({ entry }: { readonly entry: StaffLogEntry }) {
  const nameOf = useModuleNames();
  const { reasonParam_1: module, recordId } = entry;
  const name = titleText(entry.recordName, readTextLanguage());
  const number = recordId === null ? null : <IdText>{recordId}</IdText>;
  const [, server, id] =
    (module !== null && OF_SERVERS.has(module) && /^(\d+):(\d+)$/.exec(recordId ?? '')) || [];
  if (server !== undefined && id !== undefined)
    return (
      <span>
        <OnServer module={module} server={server} id={id}>
          {name === '' ? number : name}
        </OnServer>{' '}
        {name === '' ? null : number}
      </span>
    );
  if (module === null || !hasModule(module))
    return (
      <span>
        <Page name={module} /> {name} {number}
      </span>
    );
  return (
    <span>
      <RecordPageLink module={module} recordId={recordId ?? ''}>
        {nameOf(module)}
      </RecordPageLink>{' '}
      {name} {number}
    </span>
  );
}

const OF_SERVERS: ReadonlySet<string> = new Set(['player', 'guild']);

/** Some acts are about what is on a page and not in a module. */
function Page({ name }: { readonly name: string | null }) {
  const { t } = useTranslation('logs');
  if (name === 'player') return t('subject.player');
  return name === 'bulk-delivery' ? t('subject.delivery') : name;
}

type OnServerProps = {
  readonly module: string | null;
  readonly server: string;
  readonly id: string;
  readonly children: ReactNode;
};

/** The page of a player or of a guild. */
function OnServer({ module, server, id, children }: OnServerProps) {
  if (module === 'guild')
    return (
      <Link to="/guild/$id" params={{ id }} search={{ server }}>
        {children}
      </Link>
    );
  return (
    <Link to="/user-control/$server/$id/detail" params={{ server, id }}>
      {children}
    </Link>
  );
}

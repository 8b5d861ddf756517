import { flagWhereOn, isFlagOn } from '@quartermaster/contract/http/flag-text';
import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { App, Button, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { exportStaffLog, staffLogQuery, type StaffLogEntry } from '../../api/logs.ts';
import { Dash } from '../../ui/text/dash.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { ActName } from './act-name.tsx';
import { ArchiveDialog, useLeavingEntries } from './archive-dialog.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryPlace } from './entry-place.tsx';
import { isNarrowed, staffNarrowing, useLogAddress, type LogAddress } from './log-address.ts';
import { LogList, type LogColumn } from './log-list.tsx';
import styles from './logs.module.css';
import { StaffFilters } from './staff-filters.tsx';

/** What staff did in the console, refused attempts included. */
export function StaffLog() {
  const address = useLogAddress();
  const { search, change } = address;
  const narrowing = staffNarrowing(search);
  const archived = isFlagOn(search.archived);
  // A link to an action opens it, whatever else is remembered.
  const changes = !isFlagOn(search.reads) && search.act === undefined;
  const query = useInfiniteQuery(
    staffLogQuery({ ...narrowing, archived: flagWhereOn(archived), changes: flagWhereOn(changes) }),
  );
  const columns = useStaffColumns((entry) => change({ entry: `${entry.model}/${entry.id}` }));
  return (
    <>
      <div className={styles.toolbar}>
        <StaffFilters address={address} />
        <StaffActions address={address} />
      </div>
      <LogList
        query={query}
        columns={columns}
        isNarrowed={isNarrowed(narrowing) || archived}
        onClear={address.clear}
      />
      {search.entry ? (
        <EntryDialog entry={search.entry} onClose={() => change({ entry: undefined })} />
      ) : null}
    </>
  );
}

function useStaffColumns(onOpen: (entry: StaffLogEntry) => void): readonly LogColumn<StaffLogEntry>[] {
  const { t } = useTranslation('logs');
  return [
    {
      key: 'when',
      label: t('when'),
      speaksForItself: true,
      cell: (row) => <DateTimeText value={row.createTime} />,
    },
    { key: 'who', label: t('who'), isShort: true, cell: (row) => row.staffName ?? t('console') },
    { key: 'act', label: t('act'), cell: (row) => <ActName action={row.action} outcome={row.outcome} /> },
    { key: 'where', label: t('where'), cell: (row) => <EntryPlace entry={row} /> },
    { key: 'reason', label: t('reason'), cell: (row) => row.refusal ?? row.reasonParam_2 ?? <Dash /> },
    {
      key: 'details',
      label: t('change'),
      speaksForItself: true,
      cell: (row) => (
        <Button size="small" aria-label={t('detailsOf', { id: row.id })} onClick={() => onOpen(row)}>
          {t('details')}
        </Button>
      ),
    },
  ];
}

/** What can be done with what is shown: taken along, or taken out of the log. */
function StaffActions({ address: { search, change } }: { readonly address: LogAddress }) {
  const { t } = useTranslation('logs');
  const { message } = App.useApp();
  const [isArchiving, setArchiving] = useState(false);
  const [isOrdered, setOrdered] = useState(false);
  useLeavingEntries(isOrdered);
  const narrowing = staffNarrowing(search);
  const isArchive = isFlagOn(search.archived);
  const exporting = useMutation({
    mutationFn: () => exportStaffLog(narrowing),
    onError: (error) => void message.error(errorMessage(error)),
  });
  return (
    <div className={styles.actions}>
      <LogSwitch label={t('archive')} isOn={isArchive} onChange={(archived) => change({ archived })} />
      <LogSwitch
        label={t('readsToo')}
        isOn={isFlagOn(search.reads)}
        onChange={(reads) => change({ reads })}
      />
      <Button
        icon={<DownloadOutlined aria-hidden />}
        disabled={isArchive}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {t('export')}
      </Button>
      <Button
        icon={<InboxOutlined aria-hidden />}
        disabled={isArchive || !isNarrowed(narrowing)}
        title={isNarrowed(narrowing) ? undefined : t('narrowFirst')}
        onClick={() => setArchiving(true)}
      >
        {t('archiveFound')}
      </Button>
      {isArchiving ? (
        <ArchiveDialog
          kind="delete"
          narrowing={narrowing}
          onClose={() => setArchiving(false)}
          onOrdered={() => setOrdered(true)}
        />
      ) : null}
    </div>
  );
}

type LogSwitchProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (value: '1' | undefined) => void;
};

/** Something else that the log shows, kept in the address. */
function LogSwitch({ label, isOn, onChange }: LogSwitchProps) {
  return (
    <label className={styles.switch}>
      <Switch size="small" checked={isOn} onChange={(next) => onChange(flagWhereOn(next))} />
      {label}
    </label>
  );
}

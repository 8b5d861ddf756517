import { isReason } from '@quartermaster/contract/http/limits';
import { InboxOutlined } from '@ant-design/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Alert, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/api-error.ts';
import { importPlayerFile, type ImportedPlayer } from '../../../api/player-file.ts';
import { ModuleTitle } from '../../../engine/module-title.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { IdText } from '../../../ui/text/id-text.tsx';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { playerPage } from '../row-focus.ts';
import { serverTitle } from '../server-name.tsx';
import type { PlayerSearchState } from '../use-player-search.ts';
import { TransferReason } from './transfer-reason.tsx';
import styles from './transfer.module.css';
import { SearchedSelect } from '../../../ui/text/searched-select.tsx';

type DialogProps = { readonly state: PlayerSearchState; readonly onClose: () => void };

/** A file, a server and a reason; then who the new player is. */
export function ImportPlayerDialog({ state, onClose }: DialogProps) {
  const { t } = useTranslation('players');
  const { t: tc } = useTranslation();
  const { file, setFile, server, setServer, reason, setReason, isReady, importing, start } = useImport(state);
  const open = useOpenPlayer();
  const imported = importing.data;
  return (
    <Dialog
      width={560}
      title={t('importFile')}
      okText={imported ? t('importOpen') : t('importFile')}
      cancelText={imported ? tc('close') : tc('cancel')}
      okButtonProps={{ disabled: !isReady, loading: importing.isPending }}
      onOk={imported ? () => open(imported) : start}
      onCancel={onClose}
    >
      {imported ? (
        <Imported player={imported} />
      ) : (
        <div className={styles.form}>
          <FileField file={file} onChange={setFile} />
          <ServerField servers={state.servers} value={server} onChange={setServer} />
          <TransferReason value={reason} onChange={setReason} />
          {importing.error ? <Alert type="error" showIcon title={errorMessage(importing.error)} /> : null}
        </div>
      )}
    </Dialog>
  );
}

function useImport({ environment, servers, search }: PlayerSearchState) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [reason, setReason] = useState('');
  const [server, setServer] = useState<number | null>(firstServer(search.server, servers));
  const importing = useMutation({
    mutationFn: (wanted: { readonly file: File; readonly server: number }) =>
      importPlayerFile(environment.key, wanted.server, wanted.file, reason.trim()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['players', environment.key] }),
  });
  const wanted = file === null || server === null || !isReason(reason) ? null : { file, server };
  const start = () => {
    if (wanted !== null && !importing.isPending) importing.mutate(wanted);
  };
  return { file, setFile, server, setServer, reason, setReason, isReady: wanted !== null, importing, start };
}

function useOpenPlayer() {
  const navigate = useNavigate();
  return (player: ImportedPlayer) => void navigate(playerPage(player));
}

/** The server that is looked at, else the first one. */
function firstServer(looked: string | undefined, servers: PlayerSearchState['servers']): number | null {
  const server = servers.find(({ serverId }) => String(serverId) === looked) ?? servers[0];
  return server?.serverId ?? null;
}

type ServerFieldProps = {
  readonly servers: PlayerSearchState['servers'];
  readonly value: number | null;
  readonly onChange: (server: number) => void;
};

function ServerField({ servers, value, onChange }: ServerFieldProps) {
  const { t } = useTranslation('players');
  return (
    <Labelled label={t('importServer')}>
      {(input) => (
        <SearchedSelect<number>
          showSearch={{ optionFilterProp: 'label' }}
          {...input}
          value={value}
          options={servers.map(({ serverId }) => ({
            value: serverId,
            label: `${serverId} ${serverTitle(serverId, servers)}`,
          }))}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}

type FileFieldProps = { readonly file: File | null; readonly onChange: (file: File) => void };

function FileField({ file, onChange }: FileFieldProps) {
  const { t } = useTranslation('players');
  const handleFile = (chosen: File): false => {
    onChange(chosen);
    return false;
  };
  return (
    <Labelled label={t('importFileLabel')} hint={t('importFileHelp')}>
      {({ id }) => (
        <div className={styles.file}>
          <Upload.Dragger
            id={id}
            aria-describedby={`${id}-text`}
            accept=".json,application/json"
            beforeUpload={handleFile}
            showUploadList={false}
          >
            <p className={styles.icon}>
              <InboxOutlined aria-hidden />
            </p>
            <p role="status">{file === null ? t('importChoose') : file.name}</p>
          </Upload.Dragger>
        </div>
      )}
    </Labelled>
  );
}

function Imported({ player }: { readonly player: ImportedPlayer }) {
  const { t } = useTranslation('players');
  const { name, accountId, serverId, unknown } = player;
  return (
    <div className={styles.form} role="status">
      <Alert type="success" showIcon title={t('importAs', { name, account: accountId, server: serverId })} />
      {unknown.length === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('importUnknown')}
          description={
            <ul className={styles.unknown}>
              {unknown.map(({ module, id }) => (
                <li key={`${module} ${id}`}>
                  <ModuleTitle module={module} /> <IdText>{id}</IdText>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}

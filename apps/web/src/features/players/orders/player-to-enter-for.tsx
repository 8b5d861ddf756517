import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playerServersQuery, type PlayerRow } from '../../../api/players.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { commandVerb } from '../commands/command-words.ts';
import { PlayerSelect, playerKeyOf } from '../player-select.tsx';
import { serverTitle } from '../server-name.tsx';

type ChosenPlayer = { readonly serverId: number; readonly accountId: number };

type PlayerToEnterForProps = {
  readonly onClose: () => void;
  readonly onChosen: (player: ChosenPlayer) => void;
};

/** Asks whose order is entered, before the form for it: found as players are found, on any server. */
export function PlayerToEnterFor({ onClose, onChosen }: PlayerToEnterForProps) {
  const { t } = useTranslation('orders');
  const { t: tc } = useTranslation();
  const { environment } = useBranch();
  const { data: servers = [] } = useQuery(playerServersQuery(environment));
  const [chosen, setChosen] = useState<PlayerRow | null>(null);
  return (
    <Dialog
      title={commandVerb('enter_order')}
      okText={t('choose')}
      cancelText={tc('cancel')}
      okButtonProps={{ disabled: chosen === null }}
      onOk={() => chosen !== null && onChosen(chosen)}
      onCancel={onClose}
    >
      <PlayerSelect
        label={t('place')}
        hint={t('placeHelp')}
        environment={environment}
        value={chosen && playerKeyOf(chosen)}
        chosen={chosen ?? undefined}
        nameOf={(row) => `${row.name} · ${row.accountId} · ${serverTitle(row.serverId, servers)}`}
        noneFound={t('placeNone')}
        onChange={setChosen}
      />
    </Dialog>
  );
}

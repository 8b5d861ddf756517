import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/api-error.ts';
import { playerQuery } from '../../../api/player.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import { FocusFirst } from '../../../ui/overlay/focus-first.tsx';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { playerActionVerb } from '../commands/action-words.ts';

type ChosenPlayer = { readonly serverId: number; readonly accountId: number };

type PlayerToEnterForProps = {
  readonly onClose: () => void;
  readonly onChosen: (player: ChosenPlayer) => void;
};

const PLACE = /^([1-9]\d{0,8})\s*[:/]\s*([1-9]\d{0,8})$/;

/** Asks whose order is entered, before the form for it; a player who is not there is typed anew. */
export function PlayerToEnterFor({ onClose, onChosen }: PlayerToEnterForProps) {
  const { t } = useTranslation('orders');
  const { t: tc } = useTranslation();
  const [text, setText] = useState('');
  const player = playerIn(text);
  const finding = useFindPlayer(onChosen);
  const choose = () => player !== null && !finding.isPending && finding.mutate(player);
  return (
    <Modal
      open
      title={playerActionVerb('enter_order')}
      okText={t('choose')}
      cancelText={tc('cancel')}
      okButtonProps={{ disabled: player === null, loading: finding.isPending }}
      onOk={choose}
      onCancel={onClose}
    >
      <FocusFirst>
        <Labelled
          label={t('place')}
          hint={t('placeHelp')}
          problem={finding.error ? errorMessage(finding.error) : undefined}
        >
          {(input) => (
            <Input
              {...input}
              value={text}
              maxLength={30}
              autoComplete="off"
              placeholder={t('placeHolder')}
              onChange={({ target }) => {
                setText(target.value);
                finding.reset();
              }}
              onPressEnter={choose}
            />
          )}
        </Labelled>
      </FocusFirst>
    </Modal>
  );
}

function useFindPlayer(onChosen: PlayerToEnterForProps['onChosen']) {
  const { environment } = useBranch();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (player: ChosenPlayer) => queryClient.fetchQuery(playerQuery({ environment, ...player })),
    onSuccess: (_, player) => onChosen(player),
  });
}

function playerIn(text: string): ChosenPlayer | null {
  const match = PLACE.exec(text.trim());
  return match === null ? null : { serverId: Number(match[1]), accountId: Number(match[2]) };
}

import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FocusFirst } from '../../../ui/focus-first.tsx';
import { Labelled } from '../../../ui/labelled.tsx';

type ChosenPlayer = { readonly serverId: number; readonly accountId: number };

type PlayerToEnterForProps = {
  readonly onClose: () => void;
  readonly onChosen: (player: ChosenPlayer) => void;
};

const PLACE = /^([1-9]\d{0,8})\s*[:/]\s*([1-9]\d{0,8})$/;

/** Asks whose order is entered, before the form for it. */
export function PlayerToEnterFor({ onClose, onChosen }: PlayerToEnterForProps) {
  const { t } = useTranslation('orders');
  const { t: tc } = useTranslation();
  const [text, setText] = useState('');
  const player = playerIn(text);
  const choose = () => player !== null && onChosen(player);
  return (
    <Modal
      open
      title={t('enter')}
      okText={t('choose')}
      cancelText={tc('cancel')}
      okButtonProps={{ disabled: player === null }}
      onOk={choose}
      onCancel={onClose}
    >
      <FocusFirst>
        <Labelled label={t('place')} hint={t('placeHelp')}>
          {(input) => (
            <Input
              {...input}
              value={text}
              maxLength={30}
              autoComplete="off"
              placeholder={t('placeHolder')}
              onChange={({ target }) => setText(target.value)}
              onPressEnter={choose}
            />
          )}
        </Labelled>
      </FocusFirst>
    </Modal>
  );
}

function playerIn(text: string): ChosenPlayer | null {
  const match = PLACE.exec(text.trim());
  return match === null ? null : { serverId: Number(match[1]), accountId: Number(match[2]) };
}

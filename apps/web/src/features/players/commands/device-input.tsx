import { textOf } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../../ui/text/labelled.tsx';
import type { ActionInputProps } from '../../../engine/actions/action-layout.ts';
import { usePlayerActions } from './player-actions.ts';
import { SearchedSelect } from '../../../ui/text/searched-select.tsx';

/** One of the devices that the player signs in from. */
export function DeviceInput({ label, value, onChange }: ActionInputProps) {
  const { t } = useTranslation('commands');
  const { summary } = usePlayerActions();
  const chosen = textOf(value);
  return (
    <Labelled label={label}>
      {(input) => (
        <SearchedSelect<string>
          showSearch={{ optionFilterProp: 'label' }}
          {...input}
          value={chosen === '' ? null : chosen}
          notFoundContent={t('noDevice')}
          options={summary.player.personal.devices.map((device) => ({ value: device, label: device }))}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}

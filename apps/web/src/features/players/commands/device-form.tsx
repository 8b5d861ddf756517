import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../../ui/labelled.tsx';
import { defineForm, type CommandFieldsProps } from './command-form.ts';
import { usePlayerActions } from './player-actions.ts';

type Values = { readonly device: string };

/** Frees the account of a device. */
export const deviceForm = defineForm<'unlink_device', Values>({
  initial: { device: '' },
  Fields: DeviceFields,
  paramsOf: ({ device }) => (device === '' ? null : { device }),
});

function DeviceFields({ values, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  const { summary } = usePlayerActions();
  return (
    <Labelled label={t('device')}>
      {(input) => (
        <Select<string>
          {...input}
          value={values.device === '' ? null : values.device}
          notFoundContent={t('noDevice')}
          options={summary.player.personal.devices.map((device) => ({ value: device, label: device }))}
          onChange={(device) => change({ device })}
        />
      )}
    </Labelled>
  );
}

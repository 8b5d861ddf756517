import { Alert, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { defineForm, type CommandFieldsProps } from './command-form.ts';
import { EndSessions } from './end-sessions.tsx';
import { OtherPlayerSelect } from './other-player-select.tsx';
import { usePlayerActions } from './player-actions.ts';

type DeviceValues = { readonly device: string };
type UnlinkValues = DeviceValues & { readonly endsSessions: boolean };

/** Frees the account of a device. */
export const unlinkDeviceForm = defineForm<'unlink_device', UnlinkValues>({
  initial: { device: '', endsSessions: true },
  Fields: ({ values, change }) => (
    <>
      <DeviceSelect value={values.device} onChange={(device) => change({ device })} />
      <EndSessions isChecked={values.endsSessions} onChange={(endsSessions) => change({ endsSessions })} />
    </>
  ),
  paramsOf: ({ device, endsSessions }) => (device === '' ? null : { device, end_sessions: endsSessions }),
});

type OtherValues = { readonly to: number | null };

/** Hands a device to another player. */
export const moveDeviceForm = defineForm<'move_device', DeviceValues & OtherValues>({
  initial: { device: '', to: null },
  Fields: ({ values, change }) => (
    <>
      <DeviceSelect value={values.device} onChange={(device) => change({ device })} />
      <OtherPlayerSelect value={values.to} onChange={(to) => change({ to })} />
    </>
  ),
  paramsOf: ({ device, to }) => (device === '' || to === null ? null : { device, to_account_id: to }),
});

/** Hands everything to sign in with to another player. */
export const mergeForm = defineForm<'merge_account', OtherValues>({
  initial: { to: null },
  Fields: MergeFields,
  paramsOf: ({ to }) => (to === null ? null : { to_account_id: to }),
});

function MergeFields({ values, change }: CommandFieldsProps<OtherValues>) {
  const { t } = useTranslation('commands');
  const { summary } = usePlayerActions();
  return (
    <>
      <Alert type="warning" showIcon title={t('mergeText', { name: summary.player.name })} />
      <OtherPlayerSelect value={values.to} onChange={(to) => change({ to })} />
    </>
  );
}

type DeviceSelectProps = { readonly value: string; readonly onChange: (device: string) => void };

function DeviceSelect({ value, onChange }: DeviceSelectProps) {
  const { t } = useTranslation('commands');
  const { summary } = usePlayerActions();
  return (
    <Labelled label={t('device')}>
      {(input) => (
        <Select<string>
          {...input}
          value={value === '' ? null : value}
          notFoundContent={t('noDevice')}
          options={summary.player.personal.devices.map((device) => ({ value: device, label: device }))}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}

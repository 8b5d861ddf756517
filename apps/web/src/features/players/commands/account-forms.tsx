import { MAX_PLAYER_NAME } from '@quartermaster/contract/http/limits';
import { Alert, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { defineForm, type CommandFieldsProps } from './command-form.ts';
import { usePlayerActions } from './player-actions.ts';
import { NumberBox } from '../../../ui/text/number-box.tsx';

const MAX_VIP = 30;
const MAX_WAIT = 90;
const USUAL_WAIT = 14;

type NameValues = { readonly name: string };

/** Gives the player another name. */
export const renameForm = defineForm<'rename', NameValues>({
  initial: { name: '' },
  Fields: NameFields,
  paramsOf: ({ name }) => (name.trim() === '' ? null : { name: name.trim() }),
});

function NameFields({ values, change }: CommandFieldsProps<NameValues>) {
  const { t } = useTranslation('commands');
  const { summary } = usePlayerActions();
  return (
    <Labelled label={t('name')} hint={t('present', { value: summary.player.name })}>
      {(input) => (
        <Input
          {...input}
          count={{ show: true, max: MAX_PLAYER_NAME }}
          status={Array.from(values.name).length > MAX_PLAYER_NAME ? 'error' : ''}
          autoComplete="off"
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      )}
    </Labelled>
  );
}

type VipValues = { readonly level: number | null };

/** Puts the player on a VIP level. */
export const vipForm = defineForm<'set_vip', VipValues>({
  initial: { level: null },
  Fields: VipFields,
  paramsOf: ({ level }) => (level === null ? null : { vip_level: level }),
});

function VipFields({ values, change }: CommandFieldsProps<VipValues>) {
  const { t } = useTranslation('commands');
  const { summary } = usePlayerActions();
  return (
    <Labelled label={t('vipLevel')} hint={t('present', { value: summary.player.vipLevel })}>
      {(input) => (
        <NumberBox
          {...input}
          min={0}
          max={MAX_VIP}
          precision={0}
          value={values.level}
          onChange={(level) => change({ level })}
        />
      )}
    </Labelled>
  );
}

type DeleteValues = { readonly days: number | null };

/** Deletes the player after some days. */
export const deleteForm = defineForm<'delete', DeleteValues>({
  initial: { days: USUAL_WAIT },
  Fields: DeleteFields,
  paramsOf: ({ days }) => (days === null ? null : { wait_days: days }),
});

function DeleteFields({ values, change }: CommandFieldsProps<DeleteValues>) {
  const { t } = useTranslation('commands');
  return (
    <>
      <Alert type="warning" showIcon title={t('deleteText')} />
      <Labelled label={t('waitDays')}>
        {(input) => (
          <NumberBox
            {...input}
            min={1}
            max={MAX_WAIT}
            precision={0}
            value={values.days}
            onChange={(days) => change({ days })}
          />
        )}
      </Labelled>
    </>
  );
}

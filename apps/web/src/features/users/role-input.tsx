import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ActionInputProps } from '../../engine/actions/action-layout.ts';
import { Labelled } from '../../ui/text/labelled.tsx';
import styles from './users.module.css';

/** A role with what it may do. */
export function RoleInput({ label, value, hint, onChange }: ActionInputProps) {
  const { t } = useTranslation('users');
  const options = ROLES.map((role) => ({
    value: role,
    label: t(`role.${role}`),
    help: t(`roleHelp.${role}`),
  }));
  const chosen = options.find((option) => option.value === value);
  return (
    <Labelled label={label} hint={hint ?? chosen?.help}>
      {(input) => (
        <Select<Role>
          {...input}
          className={styles.select ?? ''}
          value={chosen?.value ?? null}
          options={options}
          optionRender={({ label: name, data }) => (
            <>
              {name}
              <span className={styles.option}>{data.help}</span>
            </>
          )}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}

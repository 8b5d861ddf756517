import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../ui/text/labelled.tsx';
import styles from './users.module.css';

type RoleSelectProps = {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
  readonly hint?: string;
};

/** A role with what it may do. */
export function RoleSelect({ value, onChange, hint }: RoleSelectProps) {
  const { t } = useTranslation('users');
  const options = ROLES.map((role) => ({
    value: role,
    label: t(`role.${role}`),
    help: t(`roleHelp.${role}`),
  }));
  return (
    <Labelled label={t('role')} hint={hint ?? t(`roleHelp.${value}`)}>
      {(input) => (
        <Select<Role>
          {...input}
          className={styles.select ?? ''}
          value={value}
          options={options}
          optionRender={({ label, data }) => (
            <>
              {label}
              <span className={styles.option}>{data.help}</span>
            </>
          )}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}

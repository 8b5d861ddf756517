import { LANGUAGES } from '@quartermaster/domain/core/language';
import { useQuery } from '@tanstack/react-query';
import { Button, Popover, Segmented, Select } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../api/get-me.ts';
import { logout } from '../api/logout.ts';
import {
  changeLanguage,
  changeTextLanguage,
  LANGUAGE_NAMES,
  readLanguage,
  readTextLanguage,
} from '../i18n/language.ts';
import { changeZone, readZone, zoneOptions } from '../i18n/zone.ts';
import { saveThemeMode, type ThemeMode } from '../theme/theme-mode.ts';
import { useThemeMode } from '../theme/use-theme-mode.ts';
import styles from './user-menu.module.css';

const LANGUAGE_OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

/** Who is signed in, and how this person likes to see the console. */
export function UserMenu() {
  const { t } = useTranslation('layout');
  const { data: user } = useQuery(meQuery());
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      open={isOpen}
      onOpenChange={setOpen}
      content={<Preferences />}
    >
      <button
        type="button"
        className={styles.user}
        aria-label={`${t('userMenu')}: ${user.name}`}
        aria-expanded={isOpen}
      >
        <span className={styles.avatar} aria-hidden="true">
          {user.name.slice(0, 1).toUpperCase()}
        </span>
        {user.name}
      </button>
    </Popover>
  );
}

function Preferences() {
  const { t } = useTranslation('layout');
  const { t: ta } = useTranslation('auth');
  const { data: user } = useQuery(meQuery());
  const mode = useThemeMode();

  const handleLogout = async () => {
    await logout().catch(() => undefined);
    window.location.assign('/login');
  };

  return (
    <div className={styles.panel}>
      <p className={styles.who}>
        <strong>{user?.name}</strong> {user?.username} · {user?.type}
      </p>
      <Preference label={t('language')}>
        <Segmented block options={LANGUAGE_OPTIONS} value={readLanguage()} onChange={changeLanguage} />
      </Preference>
      <Preference label={t('textLanguage')}>
        <Segmented
          block
          options={LANGUAGE_OPTIONS}
          value={readTextLanguage()}
          onChange={changeTextLanguage}
        />
      </Preference>
      <Preference label={t('zone')}>
        <ZoneSelect />
      </Preference>
      <Preference label={t('theme')}>
        <Segmented<ThemeMode>
          block
          options={[
            { value: 'light', label: t('light') },
            { value: 'dark', label: t('dark') },
          ]}
          value={mode}
          onChange={saveThemeMode}
        />
      </Preference>
      <Button block onClick={() => void handleLogout()}>
        {ta('logout')}
      </Button>
    </div>
  );
}

function ZoneSelect() {
  const { t } = useTranslation('layout');
  const [options] = useState(() =>
    zoneOptions(new Date()).map(({ name, offset }) => ({ value: name, label: `${name} (${offset})` })),
  );
  return (
    <Select
      className={styles.zone ?? ''}
      showSearch
      options={options}
      value={readZone()}
      onChange={changeZone}
      aria-label={t('zone')}
    />
  );
}

function Preference({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      {children}
    </div>
  );
}

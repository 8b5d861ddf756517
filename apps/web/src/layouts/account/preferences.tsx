import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Segmented } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '../../api/get-me.ts';
import { serverInfoQuery } from '../../api/get-server-info.ts';
import { logout } from '../../api/logout.ts';
import { forgetRecentPlayers } from '../../api/recent-players.ts';
import {
  changeLanguage,
  changeTextLanguage,
  htmlLang,
  LANGUAGE_NAMES,
  readLanguage,
  readTextLanguage,
} from '../../i18n/language.ts';
import { changeZone, readZone } from '../../i18n/zone.ts';
import { saveThemeMode, type ThemeMode } from '../../theme/theme-mode.ts';
import { useThemeMode } from '../../theme/use-theme-mode.ts';
import { ZoneSelect } from '../../ui/text/zone-select.tsx';
import { ServerClock } from '../server-clock.tsx';
import styles from './user-menu.module.css';

type PreferencesProps = { readonly user: CurrentUser; readonly onClose: () => void };

/** Languages, zone, appearance; the way to one's account, and out. */
export function Preferences({ user, onClose }: PreferencesProps) {
  const { t } = useTranslation('layout');
  const { t: tc } = useTranslation();
  const { t: tu } = useTranslation('users');

  const handleLogout = async () => {
    await logout().catch(() => undefined);
    forgetRecentPlayers(user.id);
    window.location.assign('/login');
  };

  return (
    <div className={styles.panel}>
      <p className={styles.who}>
        <strong>{user.name}</strong> {user.username} · {tu(`role.${user.type}`)}
        <Link to="/users/$id/edit" params={{ id: String(user.id) }} onClick={onClose}>
          {tu('yourAccount')}
        </Link>
      </p>
      <Preference label={t('language')}>
        <LanguageChoice value={readLanguage()} onChange={changeLanguage} />
      </Preference>
      <Preference label={t('textLanguage')}>
        <LanguageChoice value={readTextLanguage()} onChange={changeTextLanguage} />
      </Preference>
      <Preference label={t('zone')}>
        <ZoneSelect aria-label={t('zone')} value={readZone()} onChange={changeZone} />
      </Preference>
      <Preference label={t('theme')}>
        <ThemeChoice />
      </Preference>
      <ServerLine />
      <Button block onClick={() => void handleLogout()}>
        {tc('logout')}
      </Button>
    </div>
  );
}

type LanguageChoiceProps = {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
};

function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation('layout');
  const names = { en: t('languageEn'), zh: t('languageZh'), jp: t('languageJp') };
  const options = LANGUAGES.map((language) => ({
    value: language,
    // A person who cannot read the present language finds their own by its own name.
    label: (
      <span title={LANGUAGE_NAMES[language]} lang={htmlLang(readLanguage())}>
        {names[language]}
      </span>
    ),
  }));
  return <Segmented block options={options} value={value} onChange={onChange} />;
}

function ThemeChoice() {
  const { t } = useTranslation('layout');
  const mode = useThemeMode();
  return (
    <Segmented<ThemeMode>
      block
      options={[
        { value: 'light', label: t('light') },
        { value: 'dark', label: t('dark') },
      ]}
      value={mode}
      onChange={saveThemeMode}
    />
  );
}

/** What the server says of itself: its clock and the version of what it runs on. */
function ServerLine() {
  const { t } = useTranslation('layout');
  const { data: info } = useQuery(serverInfoQuery());
  return (
    <p className={styles.server}>
      <span>{t('serverTime')}</span> <ServerClock isFull />
      {info ? <span className={styles.runtime}>{t('runtime', { version: info.php_v })}</span> : null}
    </p>
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

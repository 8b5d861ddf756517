import type { Language } from '@quartermaster/domain/core/language';
import { App, ConfigProvider, type ConfigProviderProps } from 'antd';
import { use, useMemo, type ReactNode } from 'react';
import { readLanguage } from '../../i18n/language.ts';
import { antdTheme } from '../../theme/antd-theme.ts';
import { useThemeMode } from '../../theme/use-theme-mode.ts';
import { useIsPhone } from './use-is-phone.ts';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

const LOCALES: Readonly<Record<Language, () => Promise<{ default: AntdLocale }>>> = {
  en: () => import('antd/locale/en_US'),
  zh: async () => {
    await import('dayjs/locale/zh-tw');
    return import('antd/locale/zh_TW');
  },
  jp: async () => {
    await import('dayjs/locale/ja');
    return import('antd/locale/ja_JP');
  },
};

const locale = LOCALES[readLanguage()]();
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** Above the bar at the foot of a form: its buttons are what comes next. */
const NOTICES = { bottom: 64 } as const;

/** Theme, language and content security policy of the component library. */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  const mode = useThemeMode();
  const isPhone = useIsPhone();
  const theme = useMemo(() => antdTheme(mode, isPhone), [mode, isPhone]);
  return (
    <ConfigProvider
      csp={{ nonce }}
      locale={use(locale).default}
      theme={theme}
      button={{ autoInsertSpace: false }}
    >
      <App component={false} notification={NOTICES}>
        {children}
      </App>
    </ConfigProvider>
  );
}

import { App, ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { componentLocale } from '../../i18n/component-locale.ts';
import { antdTheme } from '../../theme/antd-theme.ts';
import { useThemeMode } from '../../theme/use-theme-mode.ts';
import { useIsPhone } from './use-is-phone.ts';

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
      locale={componentLocale()}
      theme={theme}
      button={{ autoInsertSpace: false }}
    >
      <App component={false} notification={NOTICES}>
        {children}
      </App>
    </ConfigProvider>
  );
}

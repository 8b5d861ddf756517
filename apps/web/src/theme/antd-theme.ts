import { theme, type ThemeConfig } from 'antd';
import type { ThemeMode } from './theme-mode.ts';

const SHARED = {
  fontSize: 13,
  borderRadius: 6,
  motionDurationFast: '0.08s',
  motionDurationMid: '0.12s',
  motionDurationSlow: '0.12s',
  fontFamily: 'var(--font)',
  fontFamilyCode: 'var(--font-mono)',
} as const;

/** For a mouse, and for a thumb. */
const SIZES = {
  desk: { controlHeight: 30, controlHeightSM: 24 },
  phone: { controlHeight: 44, controlHeightSM: 44 },
} as const;

/** Seeds only: Ant Design computes the rest, so these stay beside `tokens.css`, which owns the values. */
const SEEDS = {
  light: {
    colorPrimary: '#3e5ae6',
    colorPrimaryHover: '#3049cc',
    colorInfo: '#3e5ae6',
    colorLink: '#3e5ae6',
    colorError: '#b3261e',
    colorSuccess: '#23793a',
    // The one computed of so deep a green is a grey.
    colorSuccessBg: '#ecf6ee',
    colorSuccessBorder: '#a9d3b3',
    colorWarning: '#b86a00',
    colorBgLayout: '#f4f5f7',
    colorBgContainer: '#ffffff',
    colorText: '#161a24',
    colorTextSecondary: '#4e5666',
    colorTextTertiary: '#697083',
    colorTextPlaceholder: '#697083',
    // An identity cannot be edited, and is read all the same.
    colorTextDisabled: '#858c9c',
    colorBorder: '#d3d7df',
    colorBorderSecondary: '#e5e7ec',
  },
  dark: {
    colorPrimary: '#5a78f5',
    colorPrimaryHover: '#4f6ae0',
    colorInfo: '#6f8bff',
    colorLink: '#8aa1ff',
    colorError: '#f2857d',
    colorSuccess: '#55b86d',
    colorWarning: '#e0a03a',
    colorBgLayout: '#0e1117',
    colorBgContainer: '#161a23',
    colorBgElevated: '#1d222d',
    colorText: '#e8ebf2',
    colorTextSecondary: '#b3bac8',
    colorTextTertiary: '#8c94a5',
    colorTextPlaceholder: '#7d8596',
    colorTextDisabled: '#747c8d',
    colorBorder: '#3a4150',
    colorBorderSecondary: '#272c38',
  },
} as const;

export function antdTheme(mode: ThemeMode, isPhone: boolean): ThemeConfig {
  return {
    // Styles are the library's own file; they read the tokens, which are computed here, as CSS variables.
    zeroRuntime: true,
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    // Without this a dialog waits for the end of a movement that never begins, and stays in the way.
    token: {
      ...SHARED,
      ...SIZES[isPhone ? 'phone' : 'desk'],
      ...SEEDS[mode],
      motion: document.documentElement.dataset['motion'] !== 'none',
    },
    components: {
      Button: {
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        // The colour computed for a button under the mouse is too faint to be read.
        defaultHoverColor: SEEDS[mode].colorLink,
        defaultHoverBorderColor: SEEDS[mode].colorLink,
        // The red of the dark is light enough to be read as text, and takes dark text upon it.
        dangerColor: mode === 'dark' ? '#160a09' : '#ffffff',
      },
      // In the dark the accent alone is too faint for small text.
      Dropdown: { paddingBlock: isPhone ? 12 : 5, colorPrimary: SEEDS[mode].colorLink },
      Steps: {
        colorPrimary: SEEDS[mode].colorLink,
        colorTextLightSolid: mode === 'dark' ? SEEDS.dark.colorBgLayout : '#ffffff',
      },
      Tabs: { itemSelectedColor: SEEDS[mode].colorLink, itemHoverColor: SEEDS[mode].colorLink },
    },
  };
}

import type { ConfigProviderProps } from 'antd';

/** Texts and habits of the component library in one language. */
export type ComponentLocale = NonNullable<ConfigProviderProps['locale']>;

let current: ComponentLocale | undefined;

/** Set once at the start, together with our own texts. */
export function setComponentLocale(locale: ComponentLocale): void {
  current = locale;
}

/** Undefined before the start: the library then speaks English. */
export function componentLocale(): ComponentLocale | undefined {
  return current;
}

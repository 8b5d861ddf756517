import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement, type HTMLAttributes, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../layout/use-is-phone.ts';

/**
 * The pages of a list, on a phone one at a time. Its arrows are drawings: here they have names for people
 * who do not see them.
 */
export function Pager(props: Omit<PaginationProps, 'itemRender'>) {
  const { t } = useTranslation();
  const names: Readonly<Record<string, string>> = { prev: t('previousPage'), next: t('nextPage') };
  const named: PaginationProps['itemRender'] = (_, type, element): ReactNode => {
    const name = names[type];
    return name && isValidElement<HTMLAttributes<HTMLElement>>(element)
      ? cloneElement(element, { 'aria-label': name })
      : element;
  };
  const isPhone = useIsPhone();
  return <Pagination {...props} {...(isPhone ? { simple: { readOnly: true } } : {})} itemRender={named} />;
}

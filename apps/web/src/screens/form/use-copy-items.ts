import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useCopiedFields } from './use-copied-fields.ts';

/** Entries of the menu of a record: all of its fields, to and from other records. */
export function useCopyItems(form: FormSession): NonNullable<MenuProps['items']> {
  const { t } = useTranslation('form');
  const { copy, paste } = useCopiedFields(form);
  return [
    { key: 'copy-fields', label: t('copyRecord'), onClick: () => copy() },
    { key: 'paste-fields', label: t('pasteRecord'), onClick: () => paste() },
  ];
}

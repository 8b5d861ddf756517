import { useSuspenseQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import {
  copiedFields,
  pastableKeys,
  pasteFields,
  readCopiedFields,
} from '../../engine/form/copied-fields.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useLockedFields } from '../../engine/form/locked-fields.tsx';
import { copyText } from '../../ui/text/copy-text.ts';

/** Copies fields of a form, and pastes into it what was copied in any form of this browser. */
export function useCopiedFields(form: FormSession) {
  const { t } = useTranslation('form');
  const { message } = App.useApp();
  const { data: user } = useSuspenseQuery(meQuery());
  const lockedByPanels = useLockedFields();
  const { module } = form;
  const name = `copied-fields:${user.id}`;
  const everything = module.fields.map(({ key }) => key);

  return {
    copy: (keys: readonly string[] = everything): void => {
      const text = JSON.stringify(copiedFields(module, form.getState().values, keys));
      keepText(name, text);
      // For other programs; a browser that has no clipboard still pastes from form to form.
      void copyText(text);
      void message.success(t('fieldsCopied', { count: keys.length }));
    },
    paste: (keys: readonly string[] = everything): void => {
      const copied = readCopiedFields(localStorage.getItem(name));
      const { values } = form.getState();
      const open = pastableKeys(module, new Set([...form.locked, ...lockedByPanels]), keys);
      const pasted = copied === null ? null : pasteFields(module, values, copied, open);
      if (pasted === null || pasted.keys.length === 0) {
        void message.warning(t('pasteNothing'));
        return;
      }
      form.takeStep({ kind: 'paste', paths: pasted.keys }, () =>
        form.setValues(pasted.values, form.getState().incomplete),
      );
    },
  };
}

export type FieldCopier = ReturnType<typeof useCopiedFields>;

function keepText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // A full store must not prevent copying to other programs.
  }
}

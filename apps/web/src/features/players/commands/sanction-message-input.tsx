import { textOf } from '@quartermaster/domain/core/json';
import { language as languages } from '@quartermaster/domain/enums/language';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { htmlLang } from '../../../i18n/language.ts';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import type { ActionInputProps } from '../../../engine/actions/action-layout.ts';
import styles from './commands.module.css';
import { usePlayerActions } from './player-actions.ts';
import { languageOf, usualMessage } from './sanction-messages.ts';

/** The player reads it in the language of their game, whatever the language of the console. */
export function SanctionMessageInput({ field, label, value, onChange, form }: ActionInputProps) {
  const { t } = useTranslation('commands');
  const { summary } = usePlayerActions();
  const spoken = languageOf(summary.player.language);
  const usual = usualMessage(form.values['reason'], spoken);
  return (
    <div>
      <Labelled label={label} hint={t('messageHelp', { language: wordOf(languages, spoken) })}>
        {(input) => (
          <Input.TextArea
            {...input}
            lang={htmlLang(spoken)}
            autoSize={{ minRows: 2, maxRows: 4 }}
            {...(field.kind === 'long_text' && field.maxLength !== undefined
              ? { maxLength: field.maxLength }
              : {})}
            value={textOf(value)}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Labelled>
      <div className={styles.choices}>
        <Button size="small" disabled={usual === '' || usual === value} onClick={() => onChange(usual)}>
          {t('messagePreset')}
        </Button>
      </div>
    </div>
  );
}

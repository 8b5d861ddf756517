import { playerAction } from '@quartermaster/domain/actions/player/index';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { objectOf, textOf, type JsonValue } from '@quartermaster/domain/core/json';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../../../fields/inputs.tsx';
import { LANGUAGE_NAMES, htmlLang, readTextLanguage } from '../../../i18n/language.ts';
import { FocusFirst } from '../../../ui/overlay/focus-first.tsx';
import { Labelled } from '../../../ui/text/labelled.tsx';
import type { ActionFormProps } from '../../../engine/actions/action-layout.ts';
import { fieldLabel } from './command-words.ts';
import styles from './commands.module.css';
import { usePlayerActions } from './player-actions.ts';
import { KindInput } from '../../../engine/actions/kind-input.tsx';

type Texts = Readonly<Record<Language, string>>;

const isSaid = (text: string): boolean => text.trim() !== '';

/** A field of the mail, as its definition has it. */
function mailField(key: string): ResolvedField {
  const field = playerAction('send_mail').fields.find((each) => each.key === key);
  if (field === undefined) throw new Error(`A mail has no ${key}.`);
  return field;
}

/** A mail that is written for this player: texts a language at a time, what comes with it, how long it waits. */
export function SendMailForm({ values, change }: ActionFormProps) {
  const id = useId();
  return (
    <>
      <TextFields values={values} change={change} />
      <div>
        <div className={styles.groupLabel} id={`${id}-label`}>
          {fieldLabel('send_mail', 'rewards')}
        </div>
        <FieldInput
          field={mailField('rewards')}
          value={values['rewards']}
          onChange={(rewards) => change({ rewards })}
          onBlur={ignore}
          path="rewards"
          inputId={id}
          labelId={`${id}-label`}
          describedBy={undefined}
          isInvalid={false}
          isDisabled={false}
        />
      </div>
      <KindInput
        field={mailField('expire_days')}
        label={fieldLabel('send_mail', 'expire_days')}
        value={values['expire_days'] ?? null}
        onChange={(days) => change({ expire_days: days })}
      />
    </>
  );
}

/** Title and text of one language at a time, the player's first; a tick says which are written. */
function TextFields({ values, change }: ActionFormProps) {
  const { t: td } = useTranslation('deliveries');
  const { summary } = usePlayerActions();
  const played = LANGUAGES.find((each) => each === summary.player.language);
  const [language, setLanguage] = useState<Language>(played ?? readTextLanguage());
  const title = textsOf(values['title']);
  const body = textsOf(values['body']);
  return (
    <>
      <LanguageChoice
        played={played}
        value={language}
        isWritten={(each) => isSaid(title[each]) && isSaid(body[each])}
        onChange={setLanguage}
      />
      {/* The language above is chosen already. */}
      <FocusFirst>
        <Labelled label={fieldLabel('send_mail', 'title')}>
          {(input) => (
            <Input
              {...input}
              lang={htmlLang(language)}
              maxLength={maxLength('title')}
              showCount
              value={title[language]}
              onChange={({ target }) => change({ title: { ...title, [language]: target.value } })}
            />
          )}
        </Labelled>
      </FocusFirst>
      <Labelled label={fieldLabel('send_mail', 'body')} hint={td('placeholderHelp')}>
        {(input) => (
          <Input.TextArea
            {...input}
            lang={htmlLang(language)}
            autoSize={{ minRows: 3, maxRows: 10 }}
            maxLength={maxLength('body')}
            value={body[language]}
            onChange={({ target }) => change({ body: { ...body, [language]: target.value } })}
          />
        )}
      </Labelled>
    </>
  );
}

type LanguageChoiceProps = {
  readonly played: Language | undefined;
  readonly value: Language;
  readonly isWritten: (language: Language) => boolean;
  readonly onChange: (language: Language) => void;
};

function LanguageChoice({ played, value, isWritten, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation('commands');
  const { t: tm } = useTranslation('mail');
  return (
    <>
      <Segmented<Language>
        block
        aria-label={tm('language')}
        value={value}
        options={[...LANGUAGES]
          .sort((a, b) => Number(b === played) - Number(a === played))
          .map((each) => ({
            value: each,
            label: `${isWritten(each) ? '✓ ' : ''}${LANGUAGE_NAMES[each]}`,
          }))}
        onChange={onChange}
      />
      {played === undefined ? null : (
        <p className={styles.soft}>{t('mailLanguage', { language: LANGUAGE_NAMES[played] })}</p>
      )}
    </>
  );
}

function textsOf(value: JsonValue | undefined): Texts {
  const texts = objectOf(value);
  return { en: textOf(texts['en']), zh: textOf(texts['zh']), jp: textOf(texts['jp']) };
}

function maxLength(key: string): number {
  const field = mailField(key);
  return field.kind === 'localized_text' ? (field.maxLength ?? 0) : 0;
}

const ignore = (): void => undefined;

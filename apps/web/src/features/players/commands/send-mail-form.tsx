import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { JsonObject } from '@quartermaster/domain/core/json';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandParams } from '../../../api/player-commands.ts';
import { isCompleteAsset } from '../../../fields/asset-list/is-complete-asset.ts';
import { AssetListInput } from '../../../fields/asset-list/asset-list-input.tsx';
import { asNumber, asObjects, asText } from '../../../fields/common/values.ts';
import { LANGUAGE_NAMES, htmlLang, readTextLanguage } from '../../../i18n/language.ts';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { defineForm, type CommandFieldsProps } from './command-form.ts';
import styles from './commands.module.css';
import { NumberBox } from '../../../ui/text/number-box.tsx';

type Texts = Readonly<Record<Language, string>>;
type Values = {
  readonly title: Texts;
  readonly body: Texts;
  readonly rewards: readonly JsonObject[];
  readonly expireDays: number | null;
};
type Rewards = CommandParams<'send_mail'>['rewards'];

const MAX_TITLE = 40;
const MAX_BODY = 2000;
const MAX_REWARDS = 10;
const MAX_DAYS = 365;
const NO_TEXTS: Texts = { en: '', zh: '', jp: '' };

/** The attachment, as the reward editor of records knows it. */
const REWARDS: ResolvedField<'reward_list'> = {
  kind: 'reward_list',
  key: 'rewards',
  label: { en: 'Attachment', zh: '附件', jp: '添付アイテム' },
  required: false,
  max: MAX_REWARDS,
  rowFields: [],
};

/** Sends a mail that is written for this player. */
export const sendMailForm = defineForm<'send_mail', Values>({
  initial: { title: NO_TEXTS, body: NO_TEXTS, rewards: [], expireDays: 30 },
  Fields: MailFields,
  paramsOf: ({ title, body, rewards, expireDays }) => {
    const sent = rewardsOf(rewards);
    const isWritten = LANGUAGES.every((language) => isSaid(title[language]) && isSaid(body[language]));
    return isWritten && sent !== null && expireDays !== null
      ? { title, body, rewards: sent, expire_days: expireDays }
      : null;
  },
});

const isSaid = (text: string): boolean => text.trim() !== '';

/** Null as long as a line is not complete. */
function rewardsOf(lines: readonly JsonObject[]): Rewards | null {
  if (!lines.every(isCompleteAsset)) return null;
  return lines.map((line) => ({
    // The editor offers no other kinds.
    asset_kind: asText(line['asset_kind']) as Rewards[number]['asset_kind'],
    target_id: asNumber(line['target_id']),
    amount: asNumber(line['amount']) ?? 0,
  }));
}

function MailFields({ values, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  const id = useId();
  return (
    <>
      <TextFields values={values} change={change} />
      <div>
        <div className={styles.groupLabel} id={`${id}-label`}>
          {t('rewards')}
        </div>
        <AssetListInput
          field={REWARDS}
          value={[...values.rewards]}
          onChange={(rewards) => change({ rewards: asObjects(rewards) })}
          onBlur={ignore}
          path="rewards"
          inputId={id}
          labelId={`${id}-label`}
          describedBy={undefined}
          isInvalid={false}
          isDisabled={false}
        />
      </div>
      <Labelled label={t('expireDays')}>
        {(input) => (
          <NumberBox
            {...input}
            min={1}
            max={MAX_DAYS}
            precision={0}
            value={values.expireDays}
            onChange={(expireDays) => change({ expireDays })}
          />
        )}
      </Labelled>
    </>
  );
}

/** Title and text of one language at a time; a tick says which are written. */
function TextFields({ values: { title, body }, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  const { t: tm } = useTranslation('mail');
  const { t: td } = useTranslation('deliveries');
  const [language, setLanguage] = useState<Language>(readTextLanguage);
  const isWritten = (each: Language) => isSaid(title[each]) && isSaid(body[each]);
  return (
    <>
      <Segmented<Language>
        block
        aria-label={tm('language')}
        value={language}
        options={LANGUAGES.map((each) => ({
          value: each,
          label: `${isWritten(each) ? '✓ ' : ''}${LANGUAGE_NAMES[each]}`,
        }))}
        onChange={setLanguage}
      />
      <Labelled label={t('mailTitle')}>
        {(input) => (
          <Input
            {...input}
            lang={htmlLang(language)}
            maxLength={MAX_TITLE}
            showCount
            value={title[language]}
            onChange={({ target }) => change({ title: { ...title, [language]: target.value } })}
          />
        )}
      </Labelled>
      <Labelled label={t('mailBody')} hint={td('placeholderHelp')}>
        {(input) => (
          <Input.TextArea
            {...input}
            lang={htmlLang(language)}
            autoSize={{ minRows: 3, maxRows: 10 }}
            maxLength={MAX_BODY}
            value={body[language]}
            onChange={({ target }) => change({ body: { ...body, [language]: target.value } })}
          />
        )}
      </Labelled>
    </>
  );
}

const ignore = (): undefined => undefined;

import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CopyPlan } from '../../api/copies.ts';
import { MomentBox } from '../../fields/moment/moment-box.tsx';
import { formatDateTime } from '../../i18n/format.ts';
import { zoneCity } from '../../i18n/zone.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import styles from './events.module.css';
import type { NewEvent } from './use-new-event.ts';

type CopyChoicesCardProps = { readonly event: NewEvent; readonly plan: CopyPlan };

/** When the copy starts, what it is called, and whether it is open. */
export function CopyChoicesCard({ event, plan }: CopyChoicesCardProps) {
  const { t } = useTranslation('events');
  return (
    <Card title={t('choices')}>
      <div className={styles.form}>
        {plan.startsAt === null ? null : (
          <Labelled
            label={t('start', { zone: zoneCity(plan.timeZone) })}
            hint={t('startHelp', { start: formatDateTime(plan.startsAt, plan.timeZone).slice(0, 16) })}
          >
            {({ status: _status, ...input }) => (
              <MomentBox
                {...input}
                zone={plan.timeZone}
                value={event.choices.start ?? plan.start ?? ''}
                allowClear={false}
                onChange={event.setStart}
              />
            )}
          </Labelled>
        )}
        <fieldset className={styles.words}>
          <legend>{t('replaceWords')}</legend>
          <p className={styles.hint}>{t('replaceHelp')}</p>
          {LANGUAGES.map((language) => (
            <WordPair key={language} event={event} language={language} />
          ))}
        </fieldset>
        <Checkbox
          checked={event.choices.keepsStatus}
          onChange={({ target }) => event.setKeepsStatus(target.checked)}
        >
          {t('keepsStatus')}
        </Checkbox>
        <p className={styles.hint}>{t('statusHelp')}</p>
      </div>
    </Card>
  );
}

const NAMES: Readonly<Record<Language, string>> = { en: 'English', zh: '繁體中文', jp: '日本語' };
const MAX_LENGTH = 200;

function WordPair({ event, language }: { readonly event: NewEvent; readonly language: Language }) {
  const { t } = useTranslation('events');
  const { find, put } = event.words[language];
  const set = (pair: { readonly find: string; readonly put: string }) =>
    event.setWords({ ...event.words, [language]: pair });
  return (
    <div className={styles.pair} role="group" aria-label={NAMES[language]}>
      <span className={styles.language}>{NAMES[language]}</span>
      <Input
        value={find}
        maxLength={MAX_LENGTH}
        placeholder={t('find')}
        aria-label={t('findIn', { language: NAMES[language] })}
        onChange={({ target }) => set({ find: target.value, put })}
      />
      <Input
        value={put}
        maxLength={MAX_LENGTH}
        placeholder={t('put')}
        aria-label={t('putIn', { language: NAMES[language] })}
        onChange={({ target }) => set({ find, put: target.value })}
      />
    </div>
  );
}

import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { Button, Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CopyPlan } from '../../api/copies.ts';
import { MomentBox } from '../../fields/moment/moment-box.tsx';
import { formatDateTime } from '../../i18n/format.ts';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { zoneCity } from '../../i18n/zone.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import styles from './events.module.css';
import { MOST_WORDS, type NewEvent } from './use-new-event.ts';

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
          {event.replaced.map((_word, at) =>
            LANGUAGES.map((language) => (
              // A word has no name of its own, and none is taken out.
              <WordPair key={`${at} ${language}`} event={event} at={at} language={language} />
            )),
          )}
          {event.replaced.length < MOST_WORDS ? (
            <Button size="small" onClick={event.addWord}>
              {t('addWord')}
            </Button>
          ) : null}
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

const MAX_LENGTH = 200;

type WordPairProps = { readonly event: NewEvent; readonly at: number; readonly language: Language };

function WordPair({ event, at, language }: WordPairProps) {
  const { t } = useTranslation('events');
  const word = event.replaced[at];
  if (word === undefined) return null;
  const { find, put } = word[language];
  const set = (pair: { readonly find: string; readonly put: string }) =>
    event.setWord(at, { ...word, [language]: pair });
  // The first one is the word; those after it are counted.
  const place = { language: LANGUAGE_NAMES[language], no: at + 1 };
  return (
    <div className={styles.pair} role="group" aria-label={place.language}>
      <span className={styles.language}>{place.language}</span>
      <Input
        value={find}
        maxLength={MAX_LENGTH}
        placeholder={t('find')}
        aria-label={at === 0 ? t('findIn', place) : t('findAnotherIn', place)}
        onChange={({ target }) => set({ find: target.value, put })}
      />
      <Input
        value={put}
        maxLength={MAX_LENGTH}
        placeholder={t('put')}
        aria-label={at === 0 ? t('putIn', place) : t('putAnotherIn', place)}
        onChange={({ target }) => set({ find, put: target.value })}
      />
    </div>
  );
}

import { FALLBACK_LANGUAGE, LANGUAGES } from '@quartermaster/domain/core/language';
import { language as languages } from '@quartermaster/domain/enums/language';
import { sanctionKind, type SanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import { sanctionReason, type SanctionReason } from '@quartermaster/domain/enums/sanction-reason';
import { Button, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { utcFromWall, WIRE_FORMAT } from '../../../fields/common/zone-time.ts';
import { InstantInput } from '../../../fields/moment/instant-input.tsx';
import { isReadable } from '../../../fields/moment/moment-text.ts';
import { htmlLang } from '../../../i18n/language.ts';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { defineForm, type CommandFieldsProps } from './command-form.ts';
import styles from './commands.module.css';
import { EndSessions } from './end-sessions.tsx';
import { usePlayerActions } from './player-actions.ts';
import { usualMessage } from './sanction-messages.ts';

type Values = {
  readonly sanction: SanctionKind;
  readonly why: SanctionReason;
  readonly message: string;
  readonly endsAt: string | null;
  readonly evidence: string;
  readonly endsSessions: boolean;
};

const MAX_MESSAGE = 200;
const MAX_EVIDENCE = 500;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** How long sanctions usually last. */
const PERIODS = [
  { unit: 'hours', count: 1 },
  { unit: 'days', count: 1 },
  { unit: 'days', count: 3 },
  { unit: 'days', count: 7 },
  { unit: 'days', count: 30 },
] as const;

/** Keeps the player from something, until a time or for good. */
export const sanctionForm = defineForm<'sanction', Values>({
  initial: {
    sanction: 'mute',
    why: 'chat_abuse',
    message: '',
    endsAt: null,
    evidence: '',
    endsSessions: true,
  },
  Fields: SanctionFields,
  paramsOf: ({ sanction, why, message, endsAt, evidence, endsSessions }) =>
    message.trim() === '' || !isReadable(endsAt)
      ? null
      : {
          kind: sanction,
          reason: why,
          message: message.trim(),
          ends_at: endsAt,
          end_sessions: sanction === 'suspend' && endsSessions,
          ...(evidence.trim() === '' ? {} : { evidence: evidence.trim() }),
        },
});

function SanctionFields({ values, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  return (
    <>
      <div className={styles.pair}>
        <Labelled label={t('sanctionKind')}>
          {(input) => (
            <Select<SanctionKind>
              {...input}
              value={values.sanction}
              options={sanctionKind.words.map((kind) => ({ value: kind, label: wordOf(sanctionKind, kind) }))}
              onChange={(sanction) => change({ sanction })}
            />
          )}
        </Labelled>
        <Labelled label={t('sanctionReason')}>
          {(input) => (
            <Select<SanctionReason>
              {...input}
              value={values.why}
              options={sanctionReason.words.map((why) => ({
                value: why,
                label: wordOf(sanctionReason, why),
              }))}
              onChange={(why) => change({ why })}
            />
          )}
        </Labelled>
      </div>
      <EndField values={values} change={change} />
      <MessageField values={values} change={change} />
      <Labelled label={t('evidence')}>
        {(input) => (
          <Input
            {...input}
            maxLength={MAX_EVIDENCE}
            autoComplete="off"
            value={values.evidence}
            onChange={({ target }) => change({ evidence: target.value })}
          />
        )}
      </Labelled>
      {values.sanction === 'suspend' ? (
        <EndSessions isChecked={values.endsSessions} onChange={(endsSessions) => change({ endsSessions })} />
      ) : null}
    </>
  );
}

function EndField({ values: { endsAt }, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  const isPast = endsAt !== null && isReadable(endsAt) && dayjs.utc(endsAt).isBefore(dayjs());
  return (
    <div>
      <InstantInput
        label={t('endsAt')}
        never={t('forGood')}
        problem={isPast ? t('endsPast') : undefined}
        value={endsAt}
        onChange={(next) => change({ endsAt: next })}
      />
      <div className={styles.choices}>
        {PERIODS.map(({ unit, count }) => (
          <Button
            key={`${count} ${unit}`}
            size="small"
            onClick={() => change({ endsAt: inHours(unit === 'days' ? count * DAY_HOURS : count) })}
          >
            {t(`in.${unit}`, { count })}
          </Button>
        ))}
        <Button size="small" onClick={() => change({ endsAt: null })}>
          {t('forGood')}
        </Button>
      </div>
    </div>
  );
}

const inHours = (hours: number): string | null =>
  utcFromWall(dayjs.utc(Date.now() + hours * HOUR_MS).format(WIRE_FORMAT), 'UTC');

/** The player reads it in the language of their game, whatever language the console speaks. */
function MessageField({ values: { why, message }, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  const { summary } = usePlayerActions();
  const spoken = LANGUAGES.find((each) => each === summary.player.language) ?? FALLBACK_LANGUAGE;
  return (
    <div>
      <Labelled label={t('message')} hint={t('messageHelp', { language: wordOf(languages, spoken) })}>
        {(input) => (
          <Input.TextArea
            {...input}
            lang={htmlLang(spoken)}
            autoSize={{ minRows: 2, maxRows: 4 }}
            maxLength={MAX_MESSAGE}
            value={message}
            onChange={({ target }) => change({ message: target.value })}
          />
        )}
      </Labelled>
      <div className={styles.choices}>
        <Button size="small" onClick={() => change({ message: usualMessage(why, spoken) })}>
          {t('messagePreset')}
        </Button>
      </div>
    </div>
  );
}

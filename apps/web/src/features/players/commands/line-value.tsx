import {
  lineDefinition,
  type DrawnLineSubject,
  type LineSubject,
} from '@quartermaster/domain/actions/commands';
import {
  isJsonObject,
  numberOf,
  objectOf,
  objectsInPlace,
  plainText,
  textOf,
  type JsonObject,
  type JsonValue,
} from '@quartermaster/domain/core/json';
import { orderState } from '@quartermaster/domain/enums/order-state';
import { playerMailState } from '@quartermaster/domain/enums/player-mail-state';
import { sanctionReason } from '@quartermaster/domain/enums/sanction-reason';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandLine } from '../../../api/player-commands.ts';
import { shownText } from '../../../fields/localized-text/shown-text.ts';
import { ReferenceTag } from '../../../fields/reference/reference-tag.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { readTextLanguage } from '../../../i18n/language.ts';
import { Dash } from '../../../ui/text/dash.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { MessageValue } from '../guilds/message-value.tsx';
import { money } from '../money.ts';
import styles from './commands.module.css';
import { Holdings, SignIn } from './bindings.tsx';
import { mailOf } from './letter-of.ts';

type LineValueProps = { readonly line: CommandLine; readonly value: JsonValue };

/** One side of a change in words. */
export function LineValue({ line: { subject }, value }: LineValueProps) {
  if (value === null) return <Dash />;
  if (typeof value === 'number') return <span className={styles.numbers}>{formatNumber(value)}</span>;
  if (isDrawn(subject)) {
    const Drawn = DRAWN[subject];
    return <Drawn value={value} />;
  }
  const { words } = lineDefinition(subject);
  return words === undefined ? plainText(value) : wordOf(words, plainText(value));
}

type ValueProps = { readonly value: JsonValue };

/** The lines whose values are more than a text, a number or a word of a list. */
const DRAWN: { readonly [S in DrawnLineSubject]: ComponentType<ValueProps> } = {
  mail: Mail,
  deletion: ({ value }) => <DateTimeText value={plainText(value)} />,
  sanction: ({ value }) => (isJsonObject(value) ? <Sanction sanction={value} /> : plainText(value)),
  progress: ({ value }) => <Towers towers={objectsInPlace(value)} />,
  device: ({ value }) => (isJsonObject(value) ? textOf(value['device_id']) : plainText(value)),
  sign_in: ({ value }) => <SignIn value={objectOf(value)} />,
  left_behind: ({ value }) => <Holdings value={objectOf(value)} />,
  order: ({ value }) =>
    isJsonObject(value)
      ? money(textOf(value['currency']), numberOf(value['amount'], 0))
      : wordOf(orderState, plainText(value)),
  message: MessageValue,
  boss: ({ value }) => (
    <ReferenceTag module="guild-boss-setting" id={String(numberOf(objectOf(value)['boss_id'], null))} />
  ),
};

const isDrawn = (subject: LineSubject): subject is DrawnLineSubject => Object.hasOwn(DRAWN, subject);

/** A mail by its title, with its state where that changes. */
function Mail({ value }: ValueProps) {
  const { title, state } = mailOf(value);
  const name = shownText(title, readTextLanguage())?.text;
  const word = state === null ? undefined : wordOf(playerMailState, state);
  return name === undefined || word === undefined ? (name ?? word ?? <Dash />) : `${name} · ${word}`;
}

function Sanction({ sanction }: { readonly sanction: JsonObject }) {
  const { t } = useTranslation('commands');
  const endsAt = textOf(sanction['ends_at']);
  return (
    <span className={styles.stack}>
      <span>
        {wordOf(sanctionReason, textOf(sanction['reason']))} ·{' '}
        {endsAt === '' ? t('forGood') : <DateTimeText value={endsAt} />}
      </span>
      <span className={styles.soft}>{textOf(sanction['message'])}</span>
    </span>
  );
}

function Towers({ towers }: { readonly towers: readonly JsonObject[] }) {
  const { t } = useTranslation('player');
  if (towers.length === 0) return <Dash />;
  return (
    <span className={styles.stack}>
      {towers.map((tower) => (
        <span key={textOf(tower['tower_id'])}>
          <ReferenceTag module="pve-tower-setting" id={textOf(tower['tower_id'])} hasId={false} />{' '}
          {t('floor', { floor: textOf(tower['floor']) })}
        </span>
      ))}
    </span>
  );
}

import type { CommandKind } from '@quartermaster/domain/actions/commands';
import type { EnumDefinition, ResolvedField } from '@quartermaster/domain/core/field';
import { ISSUE_CODES } from '@quartermaster/domain/core/issue';
import { isJsonObject, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { deliveryState } from '@quartermaster/domain/enums/delivery-state';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { userStatus } from '@quartermaster/domain/enums/user-status';
import { issueText } from '@quartermaster/domain/texts/issues';
import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownText } from '../localized-text/shown-text.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { wordOf } from '../../ui/text/word-tag.tsx';
import styles from './facts.module.css';
import { requestedCommand, requestedField } from './requested-command.ts';

/** A fact of an entry by its name there; one without a name is shown as it is stored. */
export function FactName({ name }: { readonly name: string }) {
  const { t, i18n } = useTranslation('facts');
  return i18n.exists(name, { ns: 'facts' }) ? t(name as 'name') : name;
}

/** The names of staff, by account number, for facts that name a person so. */
export const FactStaffContext = createContext<Readonly<Record<string, string>>>({});

/** The kind of command that an entry is about; null: another entry. */
export const RequestedKindContext = createContext<CommandKind | null>(null);

type FactValueProps = { readonly name: string; readonly value: JsonValue };

/** What a fact says: lists one below the other, objects by what they are. */
export function FactValue({ name, value }: FactValueProps) {
  if (isJsonObject(value) && name === 'params') return <RequestedParams params={value} />;
  if (isJsonObject(value)) return <FactObject facts={value} />;
  if (typeof value === 'object' && value !== null) return <FactList name={name} values={value} />;
  return <FactWord name={name} value={value} />;
}

function FactList({ name, values }: { readonly name: string; readonly values: readonly JsonValue[] }) {
  if (values.length === 0) return '—';
  if (values.every((value) => typeof value !== 'object')) return values.join(', ');
  return (
    <span className={styles.parts}>
      {values.map((value, index) => (
        // A list may say the same twice.
        <span key={index}>
          <FactValue name={name} value={value} />
        </span>
      ))}
    </span>
  );
}

/** A text in the reader's language, so much of an asset, what is wrong with a field, or the parts of anything else. */
function FactObject({ facts }: { readonly facts: JsonObject }) {
  const text = shownText(facts, readTextLanguage());
  if (text !== null) return text.text;
  const { path, code, params = {} } = facts;
  const issue = ISSUE_CODES.find((known) => known === code);
  if (typeof path === 'string' && issue !== undefined && isJsonObject(params))
    return <FactProblem name={path} text={issueText({ code: issue, params }, readLanguage())} />;
  const { asset_kind: kind, target_id: target, amount } = facts;
  if (typeof kind !== 'string' || typeof amount !== 'number') return <FactParts facts={facts} />;
  const id = typeof target === 'number' ? `${target} ` : '';
  return `${assetName(kind)} ${id}×${formatNumber(amount)}`;
}

/** Both read as one sentence: “User name is already in use”. */
function FactProblem({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <FactName name={name} /> {text}
    </>
  );
}

function FactParts({ facts }: { readonly facts: JsonObject }) {
  // What is named by its asset needs no second name.
  const isHidden = (name: string) => name === 'subject' && typeof facts['asset_kind'] === 'string';
  const shown = Object.entries(facts).filter(([name, value]) => value !== null && !isHidden(name));
  if (shown.length === 0) return '—';
  return shown.map(([name, value], index) => (
    <FactPart
      key={name}
      isFirst={index === 0}
      name={<FactName name={name} />}
      value={<FactValue name={name} value={value} />}
    />
  ));
}

/** What was requested, by the fields of the action that was. */
function RequestedParams({ params }: { readonly params: JsonObject }) {
  const kind = use(RequestedKindContext);
  const shown = Object.entries(params).filter(([, value]) => value !== null);
  if (kind === null || shown.length === 0) return <FactParts facts={params} />;
  return shown.map(([name, value], index) => {
    const field = requestedField(kind, name);
    return (
      <FactPart
        key={name}
        isFirst={index === 0}
        name={field?.label[readLanguage()] ?? <FactName name={name} />}
        value={<RequestedValue field={field} name={name} value={value} />}
      />
    );
  });
}

type RequestedValueProps = FactValueProps & { readonly field: ResolvedField | undefined };

function RequestedValue({ field, name, value }: RequestedValueProps) {
  if (typeof value === 'string' && field?.kind === 'enum') return wordOf(field.of, value);
  if (typeof value === 'string' && field?.kind === 'date_time') return <DateTimeText value={value} />;
  return <FactValue name={name} value={value} />;
}

type FactPartProps = { readonly isFirst: boolean; readonly name: ReactNode; readonly value: ReactNode };

function FactPart({ isFirst, name, value }: FactPartProps) {
  return (
    <span>
      {isFirst ? null : ' · '}
      <span className={styles.soft}>{name}</span> {value}
    </span>
  );
}

type FactWordProps = { readonly name: string; readonly value: string | number | boolean | null };

function FactWord({ name, value }: FactWordProps) {
  const { t } = useTranslation();
  const { t: tf, i18n } = useTranslation('facts');
  const staff = use(FactStaffContext);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (value === null || value === '') return '—';
  const word = String(value);
  if (STAFF.has(name)) return staff[word] ?? tf('staffNumber', { id: word });
  if (ASSETS.has(name)) return assetName(word);
  const words = WORDS[name];
  if (words !== undefined) return wordOf(words, word);
  const command = requestedCommand(name, word, readLanguage());
  if (command !== null) return command;
  const text = `${name}.${word}`;
  return i18n.exists(text, WORD_TEXTS) ? tf(text as 'subject.wallet', WORD_TEXTS) : word;
}

/** Namespaces with the words of facts: their own, and that of an undo. */
const WORD_TEXTS = { ns: ['facts', 'commands'] } as const;

const assetName = (kind: string): string => findAssetKind(kind)?.label[readLanguage()] ?? kind;

const ASSETS: ReadonlySet<string> = new Set(['asset_kind', 'asset_type']);

/** Facts that are the number of a staff account. */
const STAFF: ReadonlySet<string> = new Set(['asked_by', 'staff_id']);

/** Facts whose words the console has labels for. */
const WORDS: Readonly<Record<string, EnumDefinition>> = {
  from: deliveryState,
  state: deliveryState,
  status: userStatus,
  to: deliveryState,
};

import { lineDefinition } from '@quartermaster/domain/actions/commands';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useTranslation } from 'react-i18next';
import type { CommandLine } from '../../../api/player-commands.ts';
import { ReferenceTag } from '../../../fields/reference/reference-tag.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { IdText } from '../../../ui/text/id-text.tsx';
import table from '../../../ui/table/plain-table.module.css';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { signed } from '../money.ts';
import styles from './commands.module.css';
import { LineValue } from './line-value.tsx';

type LinesProps = { readonly lines: readonly CommandLine[] };

/** What a command changes, as it was and as it is then, by name. */
export function CommandChange({ lines }: LinesProps) {
  const { t } = useTranslation('commands');
  const { t: tp } = useTranslation('player');
  return (
    <table className={`${table.table} ${styles.change}`}>
      <thead>
        <tr>
          <th scope="col">{tp('change')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // Two lines may be about the same thing.
          <tr key={index}>
            <th scope="row">
              <LineName line={line} />
            </th>
            <td>
              <LineValue line={line} value={line.before} />
            </td>
            <td>
              <LineValue line={line} value={line.after} />{' '}
              <Difference before={line.before} after={line.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a line is about. */
function LineName({ line }: { readonly line: CommandLine }) {
  const { player } = line;
  if (player === undefined) return <Subject line={line} />;
  return (
    <span className={styles.stack}>
      <span>
        {player.name} <IdText>{player.accountId}</IdText>
      </span>
      <span className={styles.soft}>
        <Subject line={line} />
      </span>
    </span>
  );
}

function Subject({ line: { subject, assetKind, targetId, key } }: { readonly line: CommandLine }) {
  const facts = assetKind === null ? undefined : findAssetKind(assetKind);
  if (facts !== undefined && facts.target !== null && targetId !== null)
    return <ReferenceTag module={facts.target} id={String(targetId)} />;
  const { label, names, isNumbered = false } = lineDefinition(subject);
  const name = key ?? assetKind;
  if (names !== undefined && name !== null) return wordOf(names, name);
  return isNumbered ? `${label[readLanguage()]} ${key ?? ''}` : label[readLanguage()];
}

type DifferenceProps = { readonly before: JsonValue; readonly after: JsonValue };

function Difference({ before, after }: DifferenceProps) {
  if (typeof before !== 'number' || typeof after !== 'number') return null;
  const delta = after - before;
  return <strong className={delta < 0 ? styles.loss : styles.gain}>{signed(delta)}</strong>;
}

/** In one line, for lists: `Gem 300 → 400`. */
export function ShortChange({ lines }: LinesProps) {
  return (
    <span className={styles.short}>
      {lines.map((line, index) => (
        <span key={index}>
          <LineName line={line} />{' '}
          {typeof line.before === 'number' && typeof line.after === 'number' ? (
            <>
              <span className={styles.numbers}>
                {formatNumber(line.before)} → {formatNumber(line.after)}
              </span>{' '}
              <Difference before={line.before} after={line.after} />
            </>
          ) : (
            <>
              <LineValue line={line} value={line.before} /> → <LineValue line={line} value={line.after} />
            </>
          )}
        </span>
      ))}
    </span>
  );
}

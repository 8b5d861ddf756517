import { userStatus } from '@quartermaster/domain/enums/user-status';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lookUpQuery, playerServersQuery, type PlayerRow } from '../../../api/players.ts';
import { useFormState } from '../../../engine/form/use-form-session.ts';
import type { PanelProps } from '../../../engine/panels.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import { IdText } from '../../../ui/text/id-text.tsx';
import { useDebounced } from '../../../ui/text/use-debounced.ts';
import { WordTag } from '../../../ui/text/word-tag.tsx';
import { PlayerSelect, playerKeyOf } from '../player-select.tsx';
import { playerPage } from '../row-focus.ts';
import { serverTitle } from '../server-name.tsx';
import styles from './player-panels.module.css';
import { blockedPlayer, superAccount, type NamedPlayer } from './named-player.ts';

/** Typing has to pause before a player is looked up. */
const STILL_MS = 400;

/** The player of a block, found by name. */
export const BlockedPlayer = ({ form }: PanelProps) => <PlayerOfRecord form={form} named={blockedPlayer} />;

/** The player of a super account, found by name. */
export const SuperAccount = ({ form }: PanelProps) => <PlayerOfRecord form={form} named={superAccount} />;

/** Finds a player by name for a record that holds server and account numbers, and shows whose numbers it holds. */
function PlayerOfRecord({ form, named }: PanelProps & { readonly named: NamedPlayer }) {
  const { t } = useTranslation('players');
  const { environment } = useBranch();
  const asked = useDebounced(
    useFormState(form, ({ values }) => named.read(values)),
    STILL_MS,
  );
  const { data: servers = [] } = useQuery(playerServersQuery(environment));
  const found = useQuery({ ...lookUpQuery(environment, asked), enabled: asked !== '' });
  const rows = found.data?.data ?? [];
  const only = rows.length === 1 ? rows[0] : undefined;
  const titleOf = ({ serverId }: PlayerRow) => serverTitle(serverId, servers);
  return (
    <div className={styles.panel}>
      <PlayerSelect
        label={t('recordFind')}
        hint={t('recordHelp')}
        environment={environment}
        value={only ? playerKeyOf(only) : null}
        chosen={only}
        nameOf={(row) => `${row.name} · ${row.accountId} · ${titleOf(row)}`}
        noneFound={t('recordNone')}
        onChange={(row) => {
          for (const [field, value] of Object.entries(named.write(row))) form.setValue(field, value);
        }}
      />
      {found.isSuccess && rows.length === 0 ? <p className={styles.nobody}>{t('recordNobody')}</p> : null}
      <ul className={styles.players}>
        {rows.map((row) => (
          <li key={playerKeyOf(row)}>
            <Link {...playerPage(row)}>{row.name}</Link>
            <IdText>{playerKeyOf(row)}</IdText>
            {titleOf(row)}
            <WordTag of={userStatus} value={row.status} />
          </li>
        ))}
      </ul>
    </div>
  );
}

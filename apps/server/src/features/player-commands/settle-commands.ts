import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Job } from '../../jobs/job.ts';
import { SYSTEM_ACTOR } from '../../platform/actor.ts';
import { PLAYER_MODULE, playerKey } from '../../players/audit-place.ts';
import { changePlayer } from './change-player.ts';
import { writeCommandAudit } from './command-audit.ts';
import { findCommand, listDueCommands, markSettled, type DueCommand } from './commands.repo.ts';
import { commandOf } from './commands/index.ts';
import type { PlayerCommandsDependencies } from './player-commands-dependencies.ts';

/** Commands whose time has come take effect within a minute. */
export function createPlayerCommandJobs(deps: PlayerCommandsDependencies): readonly Job[] {
  return [
    {
      name: 'settle-player-commands',
      schedule: '* * * * *',
      run: async () => {
        const due = await listDueCommands(deps.database);
        const problems: unknown[] = [];
        // A command that fails is tried again a minute later and does not delay the others.
        for (const command of due)
          await settle(deps, command).catch((problem: unknown) => problems.push(problem));
        if (problems.length > 0) throw new AggregateError(problems, 'Some commands could not be settled.');
      },
    },
  ];
}

/** Ends one command that waited. The player is locked, so it cannot be undone or settled twice meanwhile. */
async function settle(deps: PlayerCommandsDependencies, due: DueCommand): Promise<void> {
  const { environmentId, serverId, accountId, branchId, id } = due;
  const player = { environmentId, serverId, accountId };
  const handler = commandOf(due.kind);
  await changePlayer(deps.playerStore, player, async (change) => {
    const command = await findCommand(change.console, player, id);
    if (command === null || command.isSettled || command.isUndone) return;
    await markSettled(change.console, id);
    const outcome = await handler?.settle?.(change, command.params);
    if (outcome === undefined || outcome.lines.length === 0) return;
    for (const entry of outcome.log) await change.log(entry);
    const { lines } = outcome;
    const entry = { id, kind: `${due.kind}_settled`, lines, reason: '', ticket: null };
    const audited = { module: PLAYER_MODULE, recordId: playerKey(player), branchId };
    await writeCommandAudit(change.console, SYSTEM_ACTOR, audited, entry);
  }).catch((problem: unknown) => {
    // A player who is no longer there needs no end.
    if (!(problem instanceof AppError) || problem.code !== 'user_not_found') throw problem;
  });
}

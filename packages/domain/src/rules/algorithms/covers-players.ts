import { labelOf } from '../../enums/label-of.ts';
import { plainText, type RecordData } from '../../core/json.ts';
import type { FactExample, PlayerFact } from '../../core/player-facts.ts';
import { playerQuestion } from '../../enums/player-question.ts';
import { valueAt } from '../../record/path-value.ts';
import { holdsIn } from '../demands/conditions.ts';
import { isOff } from '../is-off.ts';
import { factsOf } from '../player-answers.ts';
import type { ModuleRecord, ModuleRule, ReadRecords } from '../rule-logic.ts';

/** The largest number of a table is not below the highest one that players have reached. */
export const coversPlayers: ModuleRule<'covers_players'> = {
  level: 'module',
  asks: ({ players }) => players,
  paths: ({ field, where, groupBy }) => [field, where?.field ?? [], groupBy ?? []].flat(),
  names: ({ through }) =>
    through === undefined ? {} : { others: [{ module: through.module, fields: [through.by] }] },
  check({ field, players: question, where, groupBy, through }, records, add, { readRecords, players }) {
    const groupOf = (data: RecordData) => (groupBy === undefined ? '' : plainText(valueAt(data, groupBy)));
    const largest = new Map<string, ModuleRecord>();
    for (const record of records) {
      if (isOff(record.data) || !holdsIn(where, record.data)) continue;
      const group = groupOf(record.data);
      const known = largest.get(group);
      if (known === undefined || numberAt(record, field) > numberAt(known, field)) largest.set(group, record);
    }
    const groups = through === undefined ? null : groupsOf(through, readRecords);
    const most = mostByGroup(factsOf(players, question), (of) =>
      groupBy === undefined ? '' : groups === null ? of : (groups.get(of) ?? ''),
    );
    for (const [group, fact] of most) {
      const record = largest.get(group);
      if (record === undefined || numberAt(record, field) >= fact.most) continue;
      const label = labelOf(playerQuestion, question) ?? question;
      const examples = fact.examples.map(exampleText);
      add(record.recordId, field, 'below_players', { most: fact.most, players: label, examples });
    }
  },
};

const numberAt = ({ data }: ModuleRecord, field: string): number => Number(valueAt(data, field) ?? 0);

/** The group of each record that facts are of. */
function groupsOf(
  { module, by }: { readonly module: string; readonly by: string },
  readRecords: ReadRecords | undefined,
): ReadonlyMap<string, string> {
  const records = [...(readRecords?.(module) ?? [])];
  return new Map(records.map(({ recordId, data }) => [recordId, plainText(valueAt(data, by))]));
}

function mostByGroup(
  facts: readonly PlayerFact[],
  groupOf: (of: string) => string,
): ReadonlyMap<string, PlayerFact> {
  const most = new Map<string, PlayerFact>();
  for (const fact of facts) {
    const known = most.get(groupOf(fact.of));
    if (known === undefined || fact.most > known.most) most.set(groupOf(fact.of), fact);
  }
  return most;
}

const exampleText = ({ serverId, id, name }: FactExample): string => `${name} ${serverId}:${id}`;

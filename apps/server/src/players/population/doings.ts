import { createDice } from './dice.ts';
import type { GameContent } from './game-content.ts';
import { duringLogin } from './lives.ts';
import type { Invented, LogLine } from './person.ts';

const DOINGS = { visitor: 0, beginner: 3, regular: 9, devoted: 20, whale: 30 } as const;

/** Sets these dice apart from those that invent the player: the rest of a life is the same with and without. */
const OWN_DICE = 0x0d0e;

/** Quests that gave gems, coins spent on pets and in shops, events that they took part in: the log tells. */
export function addDoings(person: Invented, { events }: GameContent): void {
  const { world, accountId, life, log } = person;
  const dice = createDice(world.seed, world.serverId, accountId, OWN_DICE);
  const doings: readonly (() => LogLine)[] = [
    () => ({ system: 'QUEST', sub: 1, asset: ['gem', null, dice.between(1, 6) * 10] }),
    () => ({ system: 'PET', sub: 2, asset: ['coin', null, -dice.between(20, 90) * life.level] }),
    () => ({ system: 'SHOP', sub: 1, asset: ['coin', null, -dice.between(10, 60) * life.level] }),
    ...(events.length === 0
      ? []
      : [
          (): LogLine => ({
            system: 'EVENT',
            sub: 2,
            param: dice.pick(events),
            after: String(dice.between(1, 40)),
          }),
        ]),
  ];
  for (let count = DOINGS[life.kind]; count > 0; count -= 1)
    log(duringLogin(dice, dice.pick(life.logins)), dice.pick(doings)());
}

import { plainText } from '@quartermaster/domain/core/json';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { accountsIn } from '@quartermaster/domain/rules/algorithms/lists-players';
import { describe, expect, it } from 'vitest';
import { FIRST_ACCOUNT } from '../../players/population/invent-player.ts';
import { BATCH } from './demo-players.ts';

describe('the players that a mail of the demo lists', () => {
  it('come with the first: a release is checked while the others are still invented', () => {
    const mails = demoConfiguration()['mail-setting'] ?? [];
    const listed = mails.flatMap(({ account_ids: ids }) => accountsIn(plainText(ids))).map(Number);
    expect(listed).not.toEqual([]);
    expect(listed.filter((account) => account < FIRST_ACCOUNT || account >= FIRST_ACCOUNT + BATCH)).toEqual(
      [],
    );
  });
});

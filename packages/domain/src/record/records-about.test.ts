import { describe, expect, it } from 'vitest';
import { registry } from '../modules/index.ts';
import { modulesAbout } from './records-about.ts';

const about = (module: string, recordId: string) =>
  Object.fromEntries(modulesAbout(registry, { module, recordId }).map((one) => [one.module.key, one.values]));

describe('modulesAbout', () => {
  it('finds what a new pet needs besides itself', () => {
    const values = { pet_id: 10_027 };
    expect(about('pet-setting', '10027')).toMatchObject({
      'pet-skill-setting': values,
      'pet-awaken-level-setting': values,
      'pet-awaken-skill-setting': values,
      'pet-specific-equipment-setting': values,
      'skin-setting': { owner_type: 'pet', owner_id: 10_027 },
    });
  });

  it('leaves out children, mentions by the way and records that may be about something else', () => {
    // Levels of a god are its children; a battle has a god, and a control may block one.
    expect(Object.keys(about('god-setting', '20001'))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(god-level-setting|battle-setting|item-control)$/)]),
    );
    // Each rarity has prices of its own; a pet only has a rarity.
    const ofRarity = Object.keys(about('pet-rarity-setting', 'SSR'));
    expect(ofRarity).toContain('pet-sell-setting');
    expect(ofRarity).not.toContain('pet-setting');
  });

  it('starts a record of a class that is named by a word with that word', () => {
    expect(about('pvp-class-setting', 'B')).toMatchObject({ 'pvp-daily-reward-setting': { pvp_class: 'B' } });
  });
});

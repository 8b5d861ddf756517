import { registry } from '@quartermaster/domain/modules/index';
import { describe, expect, it } from 'vitest';
import { searchMenu } from './search-menu.ts';

describe('quick search', () => {
  const find = (tag: string) => searchMenu(registry, 'admin', 'en', tag).map(({ to }) => to);

  it('finds by title in any language, by key, and whatever the case or width', () => {
    expect(find('rarity')).toContain('/pet-rarity-setting');
    expect(find('ITEM-SET')).toContain('/item-setting');
    expect(find('道具')).toContain('/item-setting');
    expect(find('ｉｔｅｍ')).toContain('/item-setting');
    expect(find('玩家管理')).toEqual(['/user-control']);
  });

  it('finds word by word, by the family too, the name with the whole phrase first', () => {
    expect(find('Super Account control')[0]).toBe('/sac');
    expect(find('VIP control')[0]).toBe('/vip-control');
    expect(find('Block Setting')[0]).toBe('/block-setting');
    expect(find('Mail Bulk delivery')[0]).toBe('/bulk-delivery');
    expect(find('setting block')).toContain('/block-setting');
    expect(find('Mail And Announcements')).toEqual(
      expect.arrayContaining(['/mail-setting', '/announcement-setting', '/bulk-delivery']),
    );
    expect(find('pets rarity')).toContain('/pet-rarity-setting');
    expect(find('rarity nonsense')).toEqual([]);
  });

  it.each([
    ['翻譯', '/localization'],
    ['翻訳', '/localization'],
    ['translation', '/localization'],
    ['抽卡', '/gachapon-setting'],
    ['補償', '/bulk-delivery'],
    ['補填', '/bulk-delivery'],
    ['停權', '/user-control'],
    ['ban', '/user-control'],
    ['メンテ', '/server-setting'],
    ['monthly card', '/subscription-event-setting'],
    ['排行榜', '/pvp-ranking-setting'],
  ])('finds by a synonym: %s', (word, screen) => {
    expect(find(word)).toContain(screen);
  });

  it('puts what is called by exactly that word first, a synonym or a name', () => {
    expect(find('banner')[0]).toBe('/gachapon-setting');
    expect(find('News')[0]).toBe('/announcement-setting');
  });

  it('finds every screen that answers, however many', () => {
    const screens = registry.modules.filter(({ family }) => family === 'pets' || family === 'pet-growth');
    expect(find('pet')).toEqual(expect.arrayContaining(screens.map(({ key }) => `/${key}`)));
  });

  it('finds nothing for nothing', () => {
    expect(find('  ')).toEqual([]);
  });

  it('finds nothing for a text that is longer than any name, and does not look', () => {
    expect(find(' item'.padEnd(101))).toEqual([]);
    expect(find('item'.padEnd(100))).toContain('/item-setting');
  });

  it('keeps from a role what it may not open', () => {
    expect(searchMenu(registry, 'cs', 'en', 'item')).toEqual([]);
  });
});

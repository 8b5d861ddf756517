import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUsedStyles, keepClasses } from './used-styles.ts';

describe('keepClasses', () => {
  const keep = (css: string) => keepClasses(css, new Set(['btn', 'list-item']));

  it('keeps rules of classes that begin with a word, and of no class', () => {
    const css = '.ant-btn{a:b}.ant-btn-lg .ant-btn-icon{a:b}.ant-list-item-meta{a:b}a:hover{a:b}';
    expect(keep(css)).toBe(css);
  });

  it('drops the others, rule by rule and selector by selector', () => {
    expect(keep('.ant-tour{a:b}.ant-btn .ant-tour{a:b}.ant-list{a:b}.ant-btn,.ant-tour{a:b}')).toBe(
      '.ant-btn{a:b}',
    );
  });

  it('keeps what only excludes a class', () => {
    const css = '.ant-btn:not(.ant-tour, .ant-rate){a:b}.ant-btn:where(.ant-tour *):hover{a:b}';
    expect(keep(css)).toBe(css);
  });

  it('looks into conditions, and drops those that are empty then', () => {
    const css =
      '@media (width<9px){.ant-btn{a:b}.ant-tour{a:b}}@media print{.ant-tour{a:b}}@keyframes x{0%{a:b}}';
    expect(keep(css)).toBe('@media (width<9px){.ant-btn{a:b}}@keyframes x{0%{a:b}}');
  });
});

describe('the styles of the library', () => {
  const file = createRequire(import.meta.url).resolve('antd/dist/antd.css');
  const css = readFileSync(file, 'utf8');

  it('are kept for components that are used, and for those that these draw', () => {
    const kept = findUsedStyles(css, join(file, '../../es'), join(import.meta.dirname, 'src'));
    const drawn = [
      'btn',
      'alert',
      'select',
      'select-dropdown',
      'picker',
      'modal-confirm',
      'notification-notice',
    ];
    expect(drawn.filter((name) => !kept.includes(`.ant-${name}`))).toEqual([]);
    expect(['tour', 'table', 'tree', 'transfer'].filter((name) => kept.includes(`.ant-${name}`))).toEqual([]);
  });

  it('are refused where a component that is used would have none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'styles-'));
    const write = (name: string, text: string) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    };
    write('es/index.js', "export { default as Chip } from './chip';");
    write('src/page.tsx', "import { Chip } from 'antd';");
    const find = () => findUsedStyles('.ant-chip{a:b}', join(folder, 'es'), join(folder, 'src'));
    write('es/chip/index.js', "prefixOf('chip')");
    expect(find()).toBe('.ant-chip{a:b}');
    write('es/chip/index.js', 'prefixOf(names.chip)');
    expect(find).toThrow('No styles are left for chip');
    rmSync(folder, { recursive: true });
  });
});

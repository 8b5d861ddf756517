import { describe, expect, it } from 'vitest';
import { exactImportsOf } from './exact-imports.ts';

const modules = new Map([
  ['Button', 'antd/es/button'],
  ['Input', 'antd/es/input'],
]);

describe('exact imports', () => {
  it.each([
    ['Button', "import Button from 'antd/es/button';"],
    ['Input as AntInput', "import AntInput from 'antd/es/input';"],
    [' Button, Input, ', "import Button from 'antd/es/button'; import Input from 'antd/es/input';"],
    ['Button, version', "import Button from 'antd/es/button'; import { version } from 'antd';"],
  ])('of { %s }', (names, statements) => {
    expect(exactImportsOf(names, 'antd', modules)).toBe(statements);
  });
});

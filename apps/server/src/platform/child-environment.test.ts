import { expect, it } from 'vitest';
import { childEnvironment } from './child-environment.ts';

it('a child process gets what it is given and the usual, no secret of the console', () => {
  const own = {
    PATH: '/bin',
    NODE_COMPILE_CACHE: '/tmp/cache',
    DEMO_PASSWORD: 'ember',
    DATABASE_URL: 'postgres://a:b@c/d',
    AWS_SECRET_ACCESS_KEY: 'x',
  };
  expect(childEnvironment({ DEMO_NODES: '[]' }, own)).toEqual({
    PATH: '/bin',
    NODE_COMPILE_CACHE: '/tmp/cache',
    DEMO_NODES: '[]',
  });
});

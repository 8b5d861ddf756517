import { expect, it } from 'vitest';
import { exposureWarning } from './exposure.ts';
import { readSettings } from './settings.ts';

it.each(['127.0.0.1', '127.8.8.8', 'localhost', '::1'])('nothing is said of HOST %s', (HOST) => {
  expect(exposureWarning(readSettings({ HOST }))).toBeNull();
});

it.each(['0.0.0.0', '10.0.0.5', '::', 'console.example', '127.evil.example'])(
  'HOST %s without a proxy is told at the start, with the way out',
  (HOST) => {
    const sentence = exposureWarning(readSettings({ HOST }));
    expect(sentence).toContain(`HOST ${HOST} `);
    expect(sentence).toContain('docs/guides/run-behind-a-proxy.md');
    expect(exposureWarning(readSettings({ HOST, TRUST_PROXY: '10.0.0.1' }))).toBeNull();
  },
);

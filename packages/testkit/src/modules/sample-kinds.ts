import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { buildModule, LABEL } from './build-module.ts';

const name = { kind: 'localized_text', label: LABEL, maxLength: 40 } as const;
const level = { kind: 'integer', label: LABEL, min: 1, max: 99 } as const;

/** One small module of every kind, scope and shape of identity. */
export function sampleKinds(): readonly ResolvedModule[] {
  return [
    buildModule({ name, level }, { key: 'list-kind-setting', identity: ['level'] }),
    buildModule({ name, level }, { key: 'singleton-kind-setting', kind: 'singleton' }),
    buildModule(
      { owner: { kind: 'reference', to: 'list-kind-setting', label: LABEL }, level, name },
      { key: 'child-kind-setting', kind: 'child', parent: 'owner', identity: ['level'] },
    ),
    buildModule({ name, level }, { key: 'environment-kind-setting', scope: 'environment' }),
    buildModule(
      { title: name, level: { ...level, default: 7 } },
      { key: 'evolved-kind-setting', evolution: { renamed: { name: 'title' }, removed: ['colour'] } },
    ),
  ];
}

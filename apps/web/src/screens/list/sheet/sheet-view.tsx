import type { ResolvedModule } from '@quartermaster/domain/core/module';

export function SheetView({ module }: { readonly module: ResolvedModule }) {
  return <p>{module.key}</p>;
}

import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { ReferenceTag } from './reference-tag.tsx';
import { readLanguage } from '../../i18n/language.ts';
import type { Currency } from '@quartermaster/domain/simulation/draw-price';

/** What a draw is paid with: a kind, or the record of that kind. */
export function CurrencyName({ currency: { kind, targetId } }: { readonly currency: Currency }) {
  const facts = findAssetKind(kind);
  if (facts !== undefined && facts.target !== null && targetId !== null)
    return <ReferenceTag module={facts.target} id={targetId} hasId={false} />;
  return <>{facts?.label[readLanguage()] ?? kind}</>;
}

import { findAssetKind, type AssetKindFacts } from '../enums/asset-kind.ts';
import { joinPath } from '../core/issue.ts';
import { isJsonObject, plainText, type JsonObject, type JsonValue } from '../core/json.ts';
import type { AddIssue, FieldReference } from './field-kind-logic.ts';
import { checkCount } from './number-range.ts';
import { checkTargetOf, isTarget } from './reference-field.ts';
import { checkedObject, isAbsent } from './typed-object.ts';

/** What a list of rewards or costs accepts. */
type AssetRowRules = {
  readonly min: number;
  readonly max: number;
  readonly minAmount: number;
  readonly keys: ReadonlySet<string>;
  readonly kinds?: readonly string[];
  readonly even?: boolean;
};

/** Adds what is wrong with a list of `{asset_kind, target_id?, amount}`. */
export function checkAssetRows(rules: AssetRowRules, value: JsonValue, path: string, add: AddIssue): void {
  if (!Array.isArray(value)) return add(path, 'wrong_type', { expected: 'list' });
  checkCount(rules, value.length, path, add);
  const seen = new Set<string>();
  value.forEach((entry: JsonValue, index) => {
    const place = joinPath(path, index);
    const row = checkedObject(entry, rules.keys, place, add);
    if (row === null) return;
    const facts = checkKind(rules, row['asset_kind'], joinPath(place, 'asset_kind'), add);
    if (facts === null) return;
    checkTargetOf(facts.target, row['target_id'], joinPath(place, 'target_id'), add);
    checkAmount(rules, facts, row['amount'], joinPath(place, 'amount'), add);
    const name = `${facts.value}:${plainText(row['target_id'])}`;
    if (seen.has(name)) add(place, 'duplicate', { value: facts.value });
    seen.add(name);
  });
}

function checkKind(
  rules: AssetRowRules,
  kind: JsonValue | undefined,
  path: string,
  add: AddIssue,
): AssetKindFacts | null {
  if (isAbsent(kind)) {
    add(path, 'required');
    return null;
  }
  const facts = typeof kind === 'string' ? findAssetKind(kind) : undefined;
  if (facts === undefined) {
    add(path, 'unknown_option', { value: kind });
    return null;
  }
  if (rules.kinds !== undefined && !rules.kinds.includes(facts.value))
    add(path, 'kind_not_allowed', { value: facts.value });
  return facts;
}

function checkAmount(
  rules: AssetRowRules,
  facts: AssetKindFacts,
  amount: JsonValue | undefined,
  path: string,
  add: AddIssue,
): void {
  if (isAbsent(amount)) return add(path, 'required');
  if (typeof amount !== 'number') return add(path, 'numeric');
  if (!Number.isSafeInteger(amount)) return add(path, 'integer');
  if (amount < 0) return add(path, 'not_negative');
  if (amount < rules.minAmount) return add(path, 'not_zero');
  if (amount > facts.max) add(path, 'less_or_equal', { than: facts.max });
  if (rules.even === true && amount % 2 !== 0) add(path, 'even');
}

/** The records that rewards or costs name. */
export function assetRowReferences(value: JsonValue, path: string): FieldReference[] {
  const rows: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return rows.flatMap((row, index) => (isJsonObject(row) ? referenceOfRow(row, joinPath(path, index)) : []));
}

function referenceOfRow(row: JsonObject, path: string): FieldReference[] {
  const facts = typeof row['asset_kind'] === 'string' ? findAssetKind(row['asset_kind']) : undefined;
  const target = row['target_id'];
  if (facts === undefined || facts.target === null || !isTarget(target)) return [];
  const { target: module, of } = facts;
  const id = plainText(target);
  return [{ path: joinPath(path, 'target_id'), module, id, by: null, ...(of === undefined ? {} : { of }) }];
}

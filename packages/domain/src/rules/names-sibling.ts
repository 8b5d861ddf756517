import { plainText } from '../core/json.ts';
import { isOneOf } from '../fields/validate-object.ts';
import { childRecordId } from '../record/identity.ts';
import type { ReferenceRule } from './rule-logic.ts';

/**
 * While another field has one of some values, a number names a child of the same parent in another
 * module. It is a reference like any other.
 */
export const namesSibling: ReferenceRule<'names_sibling'> = {
  level: 'reference',
  paths: ({ field, when, parent }) => [field, when, parent],
  names: (rule) => ({ values: [[rule.when, rule.in]], child: rule.module, childFields: [rule.parent] }),
  references({ field, when, in: values, module, parent }, data) {
    const [parentId, ownId] = [plainText(data[parent]), plainText(data[field])];
    if (parentId === '' || ownId === '' || !isOneOf(data[when], values)) return [];
    return [{ path: field, module, id: childRecordId(parentId, ownId), by: null }];
  },
  check: () => undefined,
};

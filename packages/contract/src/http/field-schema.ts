import type {
  ActionDefinition,
  ActionFieldKind,
  ActionValues,
} from '@quartermaster/domain/actions/define-action';
import { validateParams } from '@quartermaster/domain/actions/read-params';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { assetKind } from '@quartermaster/domain/enums/asset-kind';
import * as z from 'zod';
import { formedText } from './formed-text.ts';
import { instantInput } from './instant.ts';
import { timeZone } from './time-zone.ts';

const MAX_ID = 999_999_999;
const MAX_AMOUNT = 999_999_999;

/** One thing that comes with a mail. */
export const mailReward = z.strictObject({
  asset_kind: z.enum(assetKind.values.map(({ value }) => value)),
  target_id: integer({ min: 1, max: MAX_ID }).nullable().default(null),
  amount: integer({ min: 1, max: MAX_AMOUNT }),
});

type Limits = { readonly min?: number | undefined; readonly max?: number | undefined };

/** What requests may hold in a field of each kind that is filled. */
const SCHEMAS: { readonly [K in ActionFieldKind]: (field: ResolvedField<K>) => z.ZodType } = {
  id: ({ min = 1, max = MAX_ID }) => integer({ min, max }),
  integer: ({ notZero, ...limits }) =>
    notZero === true ? integer(limits).refine((value) => value !== 0) : integer(limits),
  boolean: () => z.boolean(),
  text: (field) => text(field),
  long_text: (field) => text(field),
  /** In the languages of those who read it. */
  localized_text: ({ maxLength }) => {
    const each = text({ maxLength, required: true });
    return z.strictObject({ en: each, zh: each, jp: each }).partial();
  },
  enum: ({ of }) => oneOf(of),
  multi_enum: ({ of, min = 1, max = of.values.length }) =>
    list(oneOf(of), { min, max }).refine((values) => new Set(values).size === values.length),
  date_time: () => instantInput,
  reference: () => integer({ min: 1, max: MAX_ID }),
  reward_list: (limits) => list(mailReward, limits),
  group: ({ rowFields }) => objectOf(rowFields, []),
  rows: ({ rowFields, min = 1, max }) => list(objectOf(rowFields, []), { min, max }),
};

/**
 * What a request says of an action: first of the right kinds, sizes and forms, then right by the very rules
 * that its form is checked by. What may be given away the handler decides, and it has refusals of its own.
 * `beside`: what else the request says.
 */
export function paramsSchema(
  { fields, named, isPartial }: Pick<ActionDefinition, 'fields' | 'named' | 'isPartial'>,
  beside: z.core.$ZodLooseShape = {},
): z.ZodType {
  const checked = { fields: fields.filter(({ kind }) => kind !== 'reward_list'), isPartial };
  const check = z.custom<ActionValues>().superRefine((params, context) => {
    for (const problem of validateParams(checked, params))
      context.addIssue({ code: 'custom', path: problem.path.split('.'), params: { problem } });
  });
  // What comes out of the schemas is JSON, and is checked only where they found nothing.
  const object = isPartial ? partOf(fields, beside) : objectOf(fields, named, beside);
  return (object as unknown as z.ZodType<ActionValues>).pipe(check);
}

function objectOf(
  fields: readonly ResolvedField[],
  named: readonly string[],
  beside: z.core.$ZodLooseShape = {},
) {
  const shape = fields.map((field) => [
    field.key,
    described(schemaOf(field, named.includes(field.key)), field),
  ]);
  return z.strictObject({ ...beside, ...Object.fromEntries(shape) });
}

/** What is left out stays as it is, so nothing is filled in. */
function partOf(fields: readonly ResolvedField[], beside: z.core.$ZodLooseShape) {
  const shape = fields.map((field) => [field.key, described(filledSchemaOf(field).optional(), field)]);
  return z.strictObject({ ...beside, ...Object.fromEntries(shape) });
}

/** With the label and the help of the form as the text of the documentation. */
const described = (schema: z.ZodType, { label, help }: ResolvedField): z.ZodType =>
  schema.describe([`${label.en}.`, help?.en ?? ''].join(' ').trim());

function filledSchemaOf(field: ResolvedField): z.ZodType {
  if (!isActionField(field)) throw new Error(`No request has a field of the kind ${field.kind}.`);
  // The table pairs each kind with its own field; the compiler cannot follow that through an index.
  return (SCHEMAS[field.kind] as (field: ResolvedField) => z.ZodType)(field);
}

function schemaOf(field: ResolvedField, isNamed: boolean): z.ZodType {
  const filled = filledSchemaOf(field);
  if (field.default !== undefined) return filled.default(field.default);
  if (field.required) return filled;
  // An instant that there is not is null, and so is always told from one that was forgotten.
  if (field.kind === 'date_time') return isNamed ? filled.nullable() : filled.nullable().default(null);
  return filled.optional();
}

const isActionField = (field: ResolvedField): field is ResolvedField<ActionFieldKind> =>
  Object.hasOwn(SCHEMAS, field.kind);

function integer({ min, max }: Limits): z.ZodNumber {
  const least = min === undefined ? z.number().int() : z.number().int().min(min);
  return max === undefined ? least : least.max(max);
}

type TextField = Pick<ResolvedField<'text'>, 'form' | 'required' | 'minLength' | 'isSecret'> & {
  readonly maxLength?: number | undefined;
};

/** A zone is not known by how it is written. */
function text(field: TextField): z.ZodType {
  return field.form === 'time_zone' ? timeZone : writtenText(field);
}

function writtenText({ minLength, maxLength, form, required, isSecret }: TextField): z.ZodType {
  const whole = isSecret === true ? z.string() : z.string().trim();
  const least = minLength ?? (required ? 1 : 0);
  const filled = least === 0 ? whole : whole.min(least);
  const limited = maxLength === undefined ? filled : filled.max(maxLength);
  return form === undefined ? limited : formedText(form, limited);
}

function list<T extends z.ZodType>(item: T, { min, max }: Limits): z.ZodArray<T> {
  const least = min === undefined || min === 0 ? z.array(item) : z.array(item).min(min);
  return max === undefined ? least : least.max(max);
}

function oneOf({ values }: { readonly values: readonly { readonly value: string }[] }) {
  return z.enum(values.map(({ value }) => value));
}

import { expressionOf, type TextForm } from '../../core/text-form.ts';

type Limits = { readonly form?: TextForm; readonly maxLength?: number };

/** The n-th text of a form that fits its field. Throws for a form that none of the samples has. */
export function textOfForm({ form, maxLength }: Limits, n: number): string {
  const samples = [
    `sample_${n}`,
    `sample.${n}`,
    String(n).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? ''),
    `samples/file-${n}.png`,
    `https://example.com/${n}`,
    `wss://example.com/${n}`,
    String(n),
    `1.0.${n}`,
    `CODE${n}`,
    `192.0.2.${n % 256}`,
    `198.51.${n % 256}.0/24`,
    'Asia/Taipei',
    'TW',
    '04-09',
    '2026-12-24 18:00:00',
    `Reveal SSR ${n}`,
  ];
  const found = samples.find(
    (text) =>
      (maxLength === undefined || text.length <= maxLength) &&
      (form === undefined || expressionOf(form).test(text)),
  );
  if (found === undefined)
    throw new Error(`No sample text has the form "${form}" in ${maxLength} characters.`);
  return found;
}

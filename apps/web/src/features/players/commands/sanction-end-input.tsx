import { textOf } from '@quartermaster/domain/core/json';
import { isDateTime } from '@quartermaster/domain/fields/date-format';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { DurationChoices } from '../../../fields/moment/duration-choices.tsx';
import { InstantInput } from '../../../fields/moment/instant-input.tsx';
import type { ActionInputProps } from '../../../engine/actions/action-layout.ts';

/** How long sanctions usually last. */
const USUAL_HOURS = [1, 24, 72, 168, 720];

/** Until when, with what is usual a press away. Nothing is chosen before, least of all the longest. */
export function SanctionEndInput({ field, label, form, onChange }: ActionInputProps) {
  const { t } = useTranslation('commands');
  const value = form.values[field.key];
  const isForGood = value === null;
  const endsAt = textOf(value);
  const isPast = isDateTime(endsAt) && dayjs.utc(endsAt).isBefore(dayjs());
  return (
    <div>
      <InstantInput
        label={label}
        never={t(isForGood ? 'forGood' : 'chooseEnd')}
        problem={isPast ? t('endsPast') : undefined}
        value={endsAt === '' ? null : endsAt}
        // Clearing the box chooses nothing.
        onChange={(instant) => onChange(instant ?? '')}
      />
      <DurationChoices hours={USUAL_HOURS} never={t('forGood')} isNever={isForGood} onChoose={onChange} />
    </div>
  );
}

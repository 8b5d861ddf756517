import { isJsonObject, plainText, textOf, type JsonValue } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/text/tag.tsx';

/** A message of a guild as a command found or left it: shown or hidden. */
export function MessageValue({ value }: { readonly value: JsonValue }) {
  const { t } = useTranslation('guilds');
  if (!isJsonObject(value)) return plainText(value);
  const isHidden = value['state'] === 'hidden';
  return (
    <span>
      <Tag tone={isHidden ? 'orange' : 'green'} glyph={isHidden ? '–' : '✓'}>
        {t(isHidden ? 'hidden' : 'shown')}
      </Tag>{' '}
      {textOf(value['text'])}
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import { ActionLink } from './action-link.tsx';
import { AstronautPage } from './astronaut-page.tsx';

type GonePageProps = {
  /** What is not there: a sentence, or a name. */
  readonly subject: string;
  readonly description?: string;
  /** The list that it would be in. */
  readonly list: string;
};

/** The address of something that does not exist, on a page that does: asking again would not help. */
export function GonePage({ subject, description, list }: GonePageProps) {
  const { t } = useTranslation();
  return (
    <AstronautPage
      title="404"
      subtitle={subject}
      description={description ?? t('goneHelp')}
      actions={<ActionLink to={list}>{t('backToList')}</ActionLink>}
    />
  );
}

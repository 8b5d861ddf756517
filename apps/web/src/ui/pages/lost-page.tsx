import { useTranslation } from 'react-i18next';
import { AstronautPage } from './astronaut-page.tsx';
import { HomeLink } from './home-link.tsx';

/** An address that belongs to no part of the console: there is no menu around it to go on with. */
export function LostPage() {
  const { t } = useTranslation();
  const { t: tp } = useTranslation('pages');
  return (
    <main>
      <AstronautPage
        title="404"
        subtitle={tp('lostSubtitle')}
        description={t('notFound')}
        actions={<HomeLink to="/" />}
      />
    </main>
  );
}

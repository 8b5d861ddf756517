import { AstronautPicture } from './astronaut-picture.tsx';
import { IllustratedPage, type IllustratedPageProps } from './illustrated-page.tsx';

/** Something was looked for where there is nothing: an astronaut adrift before the moon. */
export function AstronautPage(props: IllustratedPageProps) {
  return <IllustratedPage {...props} picture={<AstronautPicture />} />;
}

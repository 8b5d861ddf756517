import { AlarmPicture } from './alarm-picture.tsx';
import { IllustratedPage, type IllustratedPageProps } from './illustrated-page.tsx';

/** Something was refused: an alarm that looks at its cause. */
export function AlarmPage(props: IllustratedPageProps) {
  return <IllustratedPage {...props} picture={<AlarmPicture />} />;
}

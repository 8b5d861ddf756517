import components from 'antd/locale/ja_JP';
import 'dayjs/locale/ja';
import type { StartTexts } from '../bundle.ts';
import { jp } from './index.ts';

/** What is loaded of Japanese at the start. */
export const start: StartTexts = { bundle: jp, components };

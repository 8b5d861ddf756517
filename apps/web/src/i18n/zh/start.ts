import components from 'antd/locale/zh_TW';
import 'dayjs/locale/zh-tw';
import type { StartTexts } from '../bundle.ts';
import { zh } from './index.ts';

/** What is loaded of Traditional Chinese at the start. */
export const start: StartTexts = { bundle: zh, components };

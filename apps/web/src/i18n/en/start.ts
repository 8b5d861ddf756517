import components from 'antd/locale/en_US';
import type { StartTexts } from '../bundle.ts';
import { en } from './index.ts';

/** What is loaded of English at the start. */
export const start: StartTexts = { bundle: en, components };

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// Before the console's own styles, which change some of these.
import 'antd/dist/antd.css';
import '../theme/global.css';
import { startI18n } from '../i18n/start-i18n.ts';
import { readDensity, saveDensity } from '../theme/density.ts';
import { App } from './app.tsx';
import { watchMissingParts } from '../ui/feedback/missing-parts.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  saveDensity(readDensity());
  await startI18n();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

watchMissingParts();
// The page itself then says so: without its texts the console cannot.
start().catch(() => window.dispatchEvent(new Event('startfailed')));

import type { CompareSearch } from '../features/compare/use-comparison.ts';
import type { NewEventSearch } from '../features/events/use-new-event.ts';
import { LAB_KEYS, type LabSearch } from '../features/gacha-lab/lab-keys.ts';
import { REPORT_SEARCH, type ReportSearch } from '../features/report/report-search.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pickSearch } from './search.ts';
import { readScriptSearch } from '../features/stories/story-address.ts';
import { signedInRoute } from './signed-in-route.ts';
import { withTexts } from './with-texts.ts';

const exportSettings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/export',
  component: lazyRouteComponent(
    () => withTexts(import('../features/settings-files/export-screen.tsx')),
    'ExportScreen',
  ),
});

const importSettings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/import',
  // The id of a running import, so that a reload comes back to it.
  validateSearch: (search): { import?: string } => pickSearch(search, ['import']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/settings-files/settings-import-screen.tsx')),
    'SettingsImportScreen',
  ),
});

const compare = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/utils/compare',
  validateSearch: (search): CompareSearch =>
    pickSearch(search, ['left', 'right', 'module', 'change', 'author', 'q']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/compare/compare-screen.tsx')),
    'CompareScreen',
  ),
});

const csvImport = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/csv-import',
  // Files that are imported together, so that a reload comes back to them.
  validateSearch: (search): { batch?: string } => pickSearch(search, ['batch']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/import/csv-import-screen.tsx')),
    'CsvImportScreen',
  ),
});

const csvLoader = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/csv-loader',
  component: lazyRouteComponent(
    () => withTexts(import('../features/import/csv-loader-screen.tsx')),
    'CsvLoaderScreen',
  ),
});

const cacheControl = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/memcache-control',
  component: lazyRouteComponent(
    () => withTexts(import('../features/cache-control/cache-control-screen.tsx')),
    'CacheControlScreen',
  ),
});

const uploadScript = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/upload-avg-file',
  validateSearch: readScriptSearch,
  component: lazyRouteComponent(
    () => import('../features/stories/upload-script-screen.tsx'),
    'UploadScriptScreen',
  ),
});

const report = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/report',
  validateSearch: (search): ReportSearch => pickSearch(search, REPORT_SEARCH),
  component: lazyRouteComponent(
    () => withTexts(import('../features/report/report-screen.tsx')),
    'ReportScreen',
  ),
});

const sqlConsole = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/s/u/sql',
  // A saved query, so that it can be sent to a colleague.
  validateSearch: (search): { query?: string } => pickSearch(search, ['query']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/sql-console/sql-console-screen.tsx')),
    'SqlConsoleScreen',
  ),
});

const gachaLab = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gachapon-test',
  validateSearch: (search): LabSearch => pickSearch(search, LAB_KEYS),
  component: lazyRouteComponent(
    () => withTexts(import('../features/gacha-lab/gacha-lab-screen.tsx')),
    'GachaLabScreen',
  ),
});

const newEvent = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/new-event',
  validateSearch: (search): NewEventSearch => pickSearch(search, ['module', 'id']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/events/new-event-screen.tsx')),
    'NewEventScreen',
  ),
});

const uploadAsset = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/upload-asset',
  component: lazyRouteComponent(
    () => withTexts(import('../features/files/batch-screen.tsx')),
    'PictureUploadScreen',
  ),
});

const uploadSoundAsset = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/upload-sound-asset',
  component: lazyRouteComponent(
    () => withTexts(import('../features/files/batch-screen.tsx')),
    'SoundUploadScreen',
  ),
});

const uploadFile = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/upload-file',
  component: lazyRouteComponent(
    () => withTexts(import('../features/files/batch-screen.tsx')),
    'FileUploadScreen',
  ),
});

const drawAudit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/draw-audit',
  validateSearch: (search): { release?: string; gachapon?: string } =>
    pickSearch(search, ['release', 'gachapon']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/draw-audit/draw-audit-screen.tsx')),
    'DrawAuditScreen',
  ),
});

/** Tools that belong to no one module. */
export const toolRoutes = [
  exportSettings,
  importSettings,
  compare,
  csvImport,
  csvLoader,
  cacheControl,
  uploadScript,
  report,
  sqlConsole,
  gachaLab,
  newEvent,
  uploadAsset,
  uploadSoundAsset,
  uploadFile,
  drawAudit,
] as const;

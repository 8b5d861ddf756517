import * as z from 'zod';

/** Below `/environments/:env`. */
export const environmentParams = z.object({ env: z.string().describe('The key of the environment.') });

/** Below `/environments/:env/versions/:version`. */
export const versionParams = environmentParams.extend({
  version: z.string().describe('The name of the version.'),
});

/** Below `…/modules/:module` of a version. */
export const moduleParams = versionParams.extend({ module: z.string().describe('The key of the module.') });

/** Below `…/records/:id` of a module. */
export const recordParams = moduleParams.extend({
  id: z.string().describe('The ID of the record: the values of its identity, joined by `~`.'),
});

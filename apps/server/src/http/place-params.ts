import * as z from 'zod';

/** Below `/environments/:env`. */
export const environmentParams = z.object({ env: z.string() });

/** Below `/environments/:env/versions/:version`. */
export const versionParams = environmentParams.extend({ version: z.string() });

/** Below `…/modules/:module` of a version. */
export const moduleParams = versionParams.extend({ module: z.string() });

/** Below `…/records/:id` of a module. */
export const recordParams = moduleParams.extend({ id: z.string() });

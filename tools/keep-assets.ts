import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than a page stays open, or a start runs, without a reload. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Takes hashed files of earlier builds along into a new one: another start of the checkout, or a page that is
 * open, may still ask for them. A file leaves a week after it was built, at the next build.
 */
export async function keepAssets(earlier: string, draft: string, now = Date.now()): Promise<void> {
  const names = await readdir(earlier).catch(() => []);
  await mkdir(draft, { recursive: true });
  const built = new Set(await readdir(draft));
  await Promise.all(
    names
      .filter((name) => !built.has(name))
      .map(async (name) => {
        const file = join(earlier, name);
        const found = await stat(file).catch(() => null);
        // Another start may have replaced the earlier build meanwhile.
        if (found === null || now - found.mtimeMs >= KEPT_MS) return;
        await cp(file, join(draft, name), { preserveTimestamps: true });
      }),
  );
}

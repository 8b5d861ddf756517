import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  BUNDLE_FORMAT,
  contentHashInput,
  type BundleManifest,
  type BundleModule,
} from '@quartermaster/contract/bundle/manifest';
import type { GameLiveAnswer } from '@quartermaster/contract/http/game';

const unzip = promisify(gunzip);

/** A bundle that is not what its hashes say. The server keeps what it runs and reports the sentence. */
export class DamagedBundleError extends Error {}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The content hash must follow from the listed files, or a file could be swapped unseen. */
export function verifyManifests(live: GameLiveAnswer): void {
  if (live.format !== BUNDLE_FORMAT) {
    throw new DamagedBundleError(
      `bundle format ${live.format} is not known, this server reads format ${BUNDLE_FORMAT}`,
    );
  }
  verifyManifest(live.release, `release ${live.release.number}`);
  if (live.patch !== null) verifyManifest(live.patch, 'patch');
}

function verifyManifest(manifest: BundleManifest, name: string): void {
  if (sha256(contentHashInput(manifest.modules)) !== manifest.content_hash) {
    throw new DamagedBundleError(`${name}: content hash does not match its list of files`);
  }
}

/** Unpacks one module file and checks it against the manifest, bytes first. */
export async function verifyModuleFile(module: BundleModule, compressed: Uint8Array): Promise<Buffer> {
  const bytes = await unzip(compressed, { maxOutputLength: module.byte_count + 1 }).catch(() => {
    throw new DamagedBundleError(`${module.module}: file damaged or modified (cannot be unpacked)`);
  });
  if (bytes.length !== module.byte_count || sha256(bytes) !== module.hash) {
    throw new DamagedBundleError(`${module.module}: file damaged or modified (sha256 differs)`);
  }
  return bytes;
}

import type { UpdateItemSourcesAnswer } from '@quartermaster/contract/http/item-sources';
import type { ClearCacheAnswer, UpdateNodeConfigAnswer } from '@quartermaster/contract/http/quick-helper';
import { getJson } from './client.ts';
import type { Branch } from './place.ts';

/** GETs that do something: a Bearer token goes with them, which no link on another site can send. */
export function updateNodeConfig(branch: Branch) {
  return getJson<UpdateNodeConfigAnswer>('/tools/update-node-config', undefined, branch);
}

export function clearCache(branch: Branch, cache: 'game' | 'login') {
  const path = cache === 'game' ? '/clearcache.php' : '/clearlogincache.php';
  return getJson<ClearCacheAnswer>(path, undefined, branch);
}

export function updateItemSources(branch: Branch) {
  return getJson<UpdateItemSourcesAnswer>('/tools/update-item-sources', undefined, branch);
}

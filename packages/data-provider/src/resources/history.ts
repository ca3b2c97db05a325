import {
  binEndpoints,
  catalogueChangeEndpoints,
  instituteChangeEndpoints,
  mergeEndpoints,
  redirectEndpoints,
} from '@pravesh/contract'
import { byPath, onAll, type Resources } from '../descriptor.ts'

/** Changes of records, deleted and merged ones, former addresses, and the merge of two institutes. */
export const historyResources = {
  'catalogue-changes': { list: catalogueChangeEndpoints.list },
  'institute-changes': { list: instituteChangeEndpoints.list },
  bin: { list: binEndpoints.list, actions: { restore: byPath('id', binEndpoints.restore) } },
  redirects: redirectEndpoints,
  merges: { actions: { create: onAll(mergeEndpoints.create) } },
  /** Apart from `merges`: once merged, there is nothing to read again. */
  'merge-previews': { actions: { get: onAll(mergeEndpoints.preview) } },
} as const satisfies Resources

import { z } from 'zod'
import type { Descriptor } from '../descriptor.ts'
import type { Options } from './call.ts'

const meta = z.object({ parents: z.record(z.string(), z.unknown()).optional() }).default({})

/** The descriptor of a resource, with the call parameters of its parent record. */
type ResolvedResource = { descriptor: Descriptor; options: Options }

/**
 * Resolves the name of a resource: `awards`, or `institutes/5/awards` for those of institute 5. The name of a child resource contains its
 * parent, so that react-admin separates its list parameters, selection and cached responses from those of other parents. Throws where no
 * descriptor has the name, or the descriptor does not know the parent.
 */
export function resolveResource(
  descriptors: ReadonlyMap<string, Descriptor>,
  resource: string,
  params: { meta?: unknown; signal?: AbortSignal } = {},
): ResolvedResource {
  const [name = '', id = '', parent] = resource.split('/').reverse()
  const descriptor = descriptors.get(name)
  const parents = parent === undefined ? {} : descriptor?.under?.[parent]?.(id)
  if (!descriptor || !parents) throw new Error(`No resource is called ${resource}`)
  return { descriptor, options: { signal: params.signal, parents: { ...parents, ...meta.parse(params.meta).parents } } }
}

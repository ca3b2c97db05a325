import type { OpenApi, Operation } from '../../services/openapi/shape.ts'

/** The base path of the reference and its document. */
export interface Place {
  document: OpenApi
  /** The API's base as a path: `/api/v1`. */
  base: string
  /** The API's base as a whole address, for examples. */
  api: string
  /** Whether the demo's accounts exist here. */
  demo: boolean
  /** Addresses of the built assets. */
  assets: { style: string; script: string; icon: string }
}

/** One call with its address. */
export interface Call {
  operation: Operation
  method: string
  path: string
}
/** Every call of the document, in its order. */
export const callsOf = ({ paths }: OpenApi): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ operation, method, path })),
  )

const realms: Readonly<Record<string, string>> = {
  public: 'Anyone',
  open: 'Anyone',
  student: 'Family',
  buyer: 'Institute',
  admin: 'Administrator',
}
/** The realm of a call's token, as a word. */
export const realmName = ({ 'x-realm': realm }: Operation): string => realms[realm] ?? realm
/** A name as the end of an address. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

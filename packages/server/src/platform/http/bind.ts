import type { Endpoint, fileResponse, ParsedOf, ResponseOf } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/index.ts'
import type { Networks } from '../limits/network.ts'
import type { Actor } from './actor.ts'
import type { StreamedFile } from './response/file.ts'

/** Context of a call in addition to its input. `origin` is the page's own claim: recorded, never trusted. */
export type Call = {
  actor: Actor | null
  /** The networks of the caller: attempts are counted by them. */
  from: Networks
  origin: string | null
  /** The caller's language for our sentences: the first choice in `Accept-Language`, if it is one of ours. */
  language: Language
  /** The `User-Agent` header. */
  userAgent?: string | undefined
  requestId: string
  /** Calls back when the response is closed, also where the connection broke before it was sent: for calls that wait. */
  onClose?: (end: () => void) => void
  /** The request as it was sent, for endpoints that take a raw body. */
  raw?: { body: Buffer; header: (name: string) => string | undefined }
}

/**
 * Services of the process that handlers are made with, passed to each `routes`. A module that offers another adds it here by declaration
 * merging, as plugins extend Fastify.
 */
export interface RouteServices {
  db: Db
  /** For what everybody may read: from a replica where there are some. */
  reads: Db
  config: Config
}
/** What a file named `routes.ts`, or with a name that ends so, exports as `routes`: its handlers, each bound to an endpoint. */
export type Routes = (services: RouteServices) => Bound[]

/** An endpoint with the verb that answers it. */
export type Bound = {
  endpoint: Endpoint
  answer: (input: { params: unknown; query: unknown; body: unknown }, call: Call) => Promise<unknown>
  /** For a call with the same response for all callers: a change of any of these invalidates its cached responses. */
  shows?: ReadonlySet<string>
}

/** Ties an endpoint of the contract to its verb; the types of both sides must agree. */
export function bind<E extends Endpoint>(
  endpoint: E,
  handler: (input: ParsedOf<E>, call: Call) => Promise<ResponseOf<E>>,
): Bound {
  return { endpoint, answer: handler as Bound['answer'] }
}
/** The same for a file that is made while it is sent. */
export function bindStream<E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, typeof fileResponse>>(
  endpoint: E,
  handler: (input: ParsedOf<E>, call: Call) => Promise<StreamedFile>,
): Bound {
  return { endpoint, answer: handler as Bound['answer'] }
}
/** Calls with the same response for all callers, and their content by the tags of pages; a look-up's change invalidates all of them. */
export const showing = (tags: readonly string[], bound: readonly Bound[]): Bound[] =>
  bound.map((route) => ({ ...route, shows: new Set(tags) }))
/** The signed-in account of a call whose realm takes a token. */
export function actorOf(call: Call): Actor {
  if (!call.actor) throw new Error('An endpoint without a token asked who is calling')
  return call.actor
}

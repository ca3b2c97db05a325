import type { Endpoint, fileResponse, ParsedOf, ResponseOf } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { z } from 'zod'
import type { Networks } from '../limits/network.ts'
import type { Actor } from './actor.ts'
import type { StreamedFile } from './response/file.ts'

/** What a handler knows of the call beside its input. `origin` is what the page said: recorded, never believed. */
export type Call = {
  actor: Actor | null
  /** Where it comes from: what tries are counted by. */
  from: Networks
  origin: string | null
  /** In which language whoever calls reads sentences that we write: what `Accept-Language` asks for first, where it is one of ours. */
  language: Language
  requestId: string
  /** The request as it was sent, for endpoints that take a raw body. */
  raw?: { body: Buffer; header: (name: string) => string | undefined }
}

/** An endpoint with the verb that answers it. */
export type Bound = {
  endpoint: Endpoint
  answer: (input: { params: unknown; query: unknown; body: unknown }, call: Call) => Promise<unknown>
  /** For a call that answers everybody alike: whatever of these changes, its kept answers go. */
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
/** Calls that answer everybody alike, and what they show by the tags of pages; a look-up's change drops all of them whatever they name. */
export const showing = (tags: readonly string[], bound: readonly Bound[]): Bound[] =>
  bound.map((route) => ({ ...route, shows: new Set(tags) }))
/** The signed-in account of a call whose realm takes a token. */
export function actorOf(call: Call): Actor {
  if (!call.actor) throw new Error('An endpoint without a token asked who is calling')
  return call.actor
}

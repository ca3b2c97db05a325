import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Access } from './roles.ts'
import type { Tag } from './tag.ts'

/** Allowed callers. `public` and `open` take no token; each other realm takes a token of its own only. */
export type Realm = 'public' | 'open' | 'student' | 'buyer' | 'admin'
/** Objects that a call may access. `any`: all of them; `self`: the caller's; `institute`: those of the buyer's institutes. */
export type Ownership = 'any' | 'self' | 'institute'

type Shape = z.ZodType

/** One call of the API: all that the server, the clients, the OpenAPI file and the tests know of it. */
export type Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  A extends Shape = Shape,
> = {
  /** Unique, dotted: also OpenAPI's operationId. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under the API base; parameters as `:name`. */
  path: string
  realm: Realm
  /** An open call that takes note of a live token of this realm where one comes along; any other token is as good as none. */
  knows?: Exclude<Realm, 'public' | 'open'>
  owner: Ownership
  /** Roles of staff that may make it. A call of staff without it is closed to all of them. */
  access?: Access
  tag: Tag
  summary: string
  params?: P
  query?: Q
  body?: B
  /** A body the server accepts. Every endpoint with a body has one. */
  example?: unknown
  answer: A
  /** The verb takes the body as the bytes that were sent, with the headers: for signatures. There is no `body` schema then. */
  rawBody?: true
  /** Headers that the handler reads, described for the reference; the handler itself checks them. */
  headers?: Readonly<Record<string, { summary: string; required?: true; example: string }>>
  /** The largest body taken, in bytes, where the API's usual half megabyte is too little. */
  bodyLimit?: number
  /** A family's write that is taken however much the account has written: signing out, and money that was paid. */
  always?: true
  /**
   * A family's call that is also taken while the account of a person under 18 waits for a guardian: it stores and sends nothing more about
   * that person. Every other one is GUARDIAN_NEEDED then (DPDP Act 2023, s. 9(1)).
   */
  beforeGuardian?: true
  /**
   * A call of staff about money, exports or other people's accounts: it needs a sign-in of the last fifteen minutes. An older session gets
   * SIGN_IN_AGAIN, and the call is repeated with the new one.
   */
  recentSignIn?: true
  /** An open call that pages of consoles make too, such as that of an invitation: it is also taken on a console's own host. */
  forConsoles?: true
  /** An open read whose address contains a personal secret: no cache stores its response, and it has no entity tag. */
  personal?: true
  /** The answer is a file (see `fileResponse`), not JSON: of one of these media types, or of any. */
  file?: true | readonly [string, ...string[]]
  status: 200 | 201
  /**
   * Error codes in addition to those of its kind (malformed, invalid, unavailable, with a token 401 and 403, for a family's writes 429).
   */
  errors?: readonly ErrorCode[]
}

/** The page that a call comes from. Browsers' clients send it; enquiries store it; it grants no access. */
export const pageOriginHeader = {
  'X-Page-Origin': {
    summary: 'The origin of the page that sends it: kept with the enquiry, never an authority',
    example: 'https://www.example.in',
  },
} as const

/** A read with the same response for all callers: it carries an entity tag, and supports 304. */
export const isPublicRead = ({ method, realm, knows, personal }: Endpoint): boolean =>
  method === 'GET' && (realm === 'public' || realm === 'open') && knows === undefined && !personal

type SchemaInput<S> = S extends z.ZodType ? z.input<S> : unknown
type OutputOf<S> = S extends z.ZodType ? z.output<S> : unknown
/** Input of a caller: parsed again by the server, so strings of a form are accepted. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? { params?: SchemaInput<P>; query?: SchemaInput<Q>; body?: SchemaInput<B> }
    : never
/** Input of a handler: parsed. */
export type ParsedOf<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? { params: OutputOf<P>; query: OutputOf<Q>; body: OutputOf<B> } : never
export type ResponseOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never
/** Parameters and query in one object, as the site's reader takes them. */
export type ReadInputOf<E> = E extends Endpoint<infer P, infer Q> ? Merge<SchemaInput<P>, SchemaInput<Q>> : never
type Merge<P, Q> = (unknown extends P ? object : P) & (unknown extends Q ? object : Q)

/** Declares an endpoint, keeping its literal types. */
export function endpoint<
  P extends Shape = z.ZodUnknown,
  Q extends Shape = z.ZodUnknown,
  B extends Shape = z.ZodUnknown,
  A extends Shape = Shape,
>(e: Endpoint<P, Q, B, A>): Endpoint<P, Q, B, A> {
  return e
}

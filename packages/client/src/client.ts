import type { FileResponse } from '@pravesh/contract'
import { ApiError, type ErrorCode } from '@pravesh/contract/errors'
import type { Callable, InputFor, ResponseFor } from './callable.ts'
import { addressOf, type CallInput, requestOf } from './request.ts'
import { errorOf, fileIn, parseResponse, type ValidateResponse } from './response.ts'
import type { Segment } from './segment.ts'
import { endsSession, isSameAccount, readSession, type Session, type Storage, storeSession } from './session.ts'
import { type PromptSignIn, SignInAgain, type SignInPurpose } from './sign-in-again.ts'

/** A message for the person. Times are in milliseconds. */
export type Toast = {
  type: 'danger' | 'warning' | 'success'
  title: string
  message: string
  duration: number
  /** The reason why an action was not sent: no new sign-in, no password where it is asked for again, or one by another person. */
  reason: 'cancelled' | 'not confirmed' | 'someone else'
}

export type ClientParts = {
  /** The API base: `/api/v1`, or a whole address. */
  base: string
  segment: Segment
  storage: Storage
  fetch: typeof globalThis.fetch
  /** `location.origin` of the page. */
  origin: string
  onToast?: (toast: Toast) => void
  /** Where storage events of other tabs arrive: `window`. */
  tabs?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Holds answers against their schemas: `validateResponse` of `@pravesh/client/check`. Without it no schema is needed. */
  check?: ValidateResponse
  /**
   * A call without a session, because another tab signed out, prompts the last account of this page to sign in again. Without it such a
   * call is sent without a token.
   */
  promptsAgain?: boolean
  /** The session is a cookie that no script can read, on a console's host of its own: calls send it, and no token. */
  byCookie?: boolean
  /** Of the page, `en` or `hi`: sentences that the server writes come in it. It is read at each call: a getter where it changes while the page is open. */
  language?: string
}

/** `final`: an expired token is simply an error; there is no prompt. `fetch`: sends this one call, for an upload with progress. */
type CallOptions = { signal?: AbortSignal; final?: boolean; fetch?: typeof globalThis.fetch }

/** A file to show or to save: `URL.createObjectURL(blob)`, under its own name. */
type ClientFile = { blob: Blob; name: string; type: string }

export type Client = {
  /** Calls an endpoint; rejects with ApiError. An expired token prompts the person to sign in again, then the call is repeated. */
  call: <C extends Callable>(endpoint: C, input?: InputFor<C>, options?: CallOptions) => Promise<ResponseFor<C>>
  /** The same for an endpoint that answers a file. */
  file: <C extends Callable>(
    endpoint: ResponseFor<C> extends FileResponse ? C : never,
    input?: InputFor<C>,
    options?: CallOptions,
  ) => Promise<ClientFile>
  session: () => Session | undefined
  /** Stores a session and returns it as it is stored. */
  store: (session: Session, extraFields?: object) => Session
  /** LOGOUT: clears local storage whole, which other tabs notice. */
  clear: () => void
  /**
   * Prompts the last account of this page to sign in again, if its session has ended. Undefined without an earlier account, without a
   * prompt, or after a cancel.
   */
  renew: () => Promise<Session | undefined>
  /** Registers the prompt for a sign-in on this page. Returns a function that removes it. */
  onSignInNeeded: (signIn: PromptSignIn) => () => void
  /** Notifies when another tab ended the session. Returns a function that stops it. */
  onEnded: (listener: () => void) => () => void
}

const rejectionMessages = {
  cancelled: 'You are not signed in. Nothing was sent.',
  'not confirmed': 'The password was not entered. Nothing was sent.',
  'someone else': 'Somebody else signed in. Nothing was sent.',
} as const

/** Why a call that was answered with 401 is repeated after a sign-in: the session has ended, or is too old for it. */
const purposes: Partial<Record<ErrorCode, SignInPurpose>> = { UNAUTHENTICATED: 'ended', SIGN_IN_AGAIN: 'confirm' }

/** A client of the API for one page. */
export function createClient(parts: ClientParts): Client {
  const { base, segment, storage, origin, tabs, byCookie = false } = parts
  const signInAgain = new SignInAgain()
  /** The account that last used this page: it is gone from the storage once another tab has signed out. */
  let lastSession: Session | undefined
  function session(): Session | undefined {
    const stored = readSession(storage, segment, byCookie)
    if (stored) lastSession = stored
    return stored
  }

  const reportedErrors = new WeakSet<object>()

  async function send(address: string, request: RequestInit, fetch = parts.fetch) {
    try {
      return await fetch(address, request)
    } catch (error) {
      if (request.signal?.aborted) throw error
      throw new ApiError('UNAVAILABLE', { message: 'The server cannot be reached. Check the connection and try again' })
    }
  }

  /** The session for repeating a call with a rejected token: a newer one of the same person, or a new one from the prompt. */
  async function renewed(
    before: Session,
    sentAt: number,
    purpose: SignInPurpose = 'ended',
  ): Promise<Session | undefined> {
    const stored = session()
    if (stored && stored.token !== before.token && isSameAccount(stored, before)) return stored
    const outcome = await signInAgain.wait(before, sentAt, purpose)
    if ('session' in outcome) return outcome.session
    // Many calls may have waited for one result: it is reported once.
    if (outcome.reason !== 'gone' && !reportedErrors.has(outcome)) {
      reportedErrors.add(outcome)
      const { reason: rejection } = outcome
      parts.onToast?.({
        type: 'danger',
        title: 'Not sent',
        message: rejectionMessages[rejection],
        duration: 5000,
        reason: rejection,
      })
    }
    return undefined
  }

  /** The server's response to a successful call; an expired token was renewed on the way. */
  async function reply(endpoint: Callable, input: CallInput, options: CallOptions): Promise<Response> {
    const address = addressOf(base, endpoint, input)
    const request = requestOf(endpoint, input, { origin, signal: options.signal, language: parts.language, byCookie })
    const guarded = endpoint.realm !== 'public' && endpoint.realm !== 'open'
    const sentAt = signInAgain.count
    let before = session()
    if (!before && lastSession && guarded && parts.promptsAgain && !options.final) {
      before = await renewed(lastSession, sentAt)
      if (!before) throw new ApiError('UNAUTHENTICATED')
    }
    let response = await send(address, request(before?.token), options.fetch)
    if (response.status === 401 && guarded && before && !options.final) {
      const error = await errorOf(response)
      // Any other 401 means that a password or code in this very call is wrong.
      const purpose = purposes[error.code]
      const after = purpose && (await renewed(before, sentAt, purpose))
      if (!after) throw error
      response = await send(address, request(after.token), options.fetch)
    }
    if (!response.ok) throw await errorOf(response)
    return response
  }
  async function call<C extends Callable>(endpoint: C, input?: InputFor<C>, options: CallOptions = {}) {
    return await parseResponse(endpoint, await reply(endpoint, input ?? {}, options), parts.check)
  }
  async function file<C extends Callable>(endpoint: C, input?: InputFor<C>, options: CallOptions = {}) {
    const { bytes, type, name } = await fileIn(endpoint, await reply(endpoint, input ?? {}, options))
    return { blob: new Blob([new Uint8Array(bytes)], { type }), name, type }
  }

  return {
    call,
    file,
    session,
    store: (newSession, extraFields) => storeSession(storage, segment, newSession, extraFields, byCookie),
    clear() {
      lastSession = undefined
      storage.clear()
    },
    renew: async () => session() ?? (lastSession && renewed(lastSession, signInAgain.count)),
    onSignInNeeded: (signIn) =>
      signInAgain.handledBy(async (person, purpose) => {
        const result = await signIn(person, purpose)
        const stored = session()
        // The stored session identifies the account of that address.
        return stored && stored.token === result?.token ? stored : result
      }),
    onEnded(listener) {
      const onStorage = (event: Event) => {
        if (endsSession(segment, event as StorageEvent)) listener()
      }
      tabs?.addEventListener('storage', onStorage)
      return () => tabs?.removeEventListener('storage', onStorage)
    },
  }
}

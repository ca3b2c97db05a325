import type { FileResponse } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import type { Callable, InputFor, ResponseFor } from './callable.ts'
import { addressOf, type CallInput, requestOf } from './request.ts'
import { errorOf, fileIn, parseResponse, type ValidateResponse } from './response.ts'
import type { Segment } from './segment.ts'
import { endsSession, isSameAccount, readSession, type Session, type Storage, storeSession } from './session.ts'
import { type PromptSignIn, SignInAgain } from './sign-in-again.ts'

/** What a person is told in passing. Times are in milliseconds. */
export type Toast = {
  type: 'danger' | 'warning' | 'success'
  title: string
  message: string
  duration: number
  /** Why what was done was not sent: nobody signed in again, or somebody else did. */
  reason: 'cancelled' | 'someone else'
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
   * A call that finds no session, because another tab signed out, asks the account that last used this page to sign in again. Without
   * it such a call is sent without a token.
   */
  promptsAgain?: boolean
  /** Of the page, `en` or `hi`: sentences that the server writes come in it. It is read at each call: a getter where it changes while the page is open. */
  language?: string
}

/**
 * `final`: a dead token is simply an error; nobody is asked to sign in. `fetch`: sends this one call, for an upload that shows how
 * far it is.
 */
type CallOptions = { signal?: AbortSignal; final?: boolean; fetch?: typeof globalThis.fetch }

/** A file to show or to save: `URL.createObjectURL(blob)`, under its own name. */
type ClientFile = { blob: Blob; name: string; type: string }

export type Client = {
  /** Calls an endpoint; rejects with ApiError. A dead token asks the person to sign in again, then replays the call. */
  call: <C extends Callable>(endpoint: C, input?: InputFor<C>, options?: CallOptions) => Promise<ResponseFor<C>>
  /** The same for an endpoint that answers a file. */
  file: <C extends Callable>(
    endpoint: ResponseFor<C> extends FileResponse ? C : never,
    input?: InputFor<C>,
    options?: CallOptions,
  ) => Promise<ClientFile>
  session: () => Session | undefined
  store: (session: Session, extraFields?: object) => void
  /** LOGOUT: clears local storage whole, which other tabs notice. */
  clear: () => void
  /**
   * Asks the account that last used this page to sign in again, where its session has ended. Undefined where nobody used the page,
   * nobody asks on it, or the person will not.
   */
  renew: () => Promise<Session | undefined>
  /** Says who asks for a sign-in on this page. Answers how to stop. */
  onSignInNeeded: (signIn: PromptSignIn) => () => void
  /** Tells when another tab ended the session. Answers how to stop. */
  onEnded: (listener: () => void) => () => void
}

const rejectionMessages = {
  cancelled: 'You are not signed in. Nothing was sent.',
  'someone else': 'Somebody else signed in. Nothing was sent.',
} as const

/** A client of the API for one page. */
export function createClient(parts: ClientParts): Client {
  const { base, segment, storage, origin, tabs } = parts
  const signInAgain = new SignInAgain()
  /** The account that last used this page: it is gone from the storage once another tab has signed out. */
  let lastSession: Session | undefined
  function session(): Session | undefined {
    const stored = readSession(storage, segment)
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

  /** The session to replay a call with whose token was refused: a newer one of the same person, or one asked for. */
  async function renewed(before: Session, sentAt: number): Promise<Session | undefined> {
    const stored = session()
    if (stored && stored.token !== before.token && isSameAccount(stored, before)) return stored
    const outcome = await signInAgain.wait(before, sentAt)
    if ('session' in outcome) return outcome.session
    // Many calls may have waited for one answer: it is told once.
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

  /** What the server replied to a call that went well; a dead token was renewed on the way. */
  async function reply(endpoint: Callable, input: CallInput, options: CallOptions): Promise<Response> {
    const address = addressOf(base, endpoint, input)
    const request = requestOf(endpoint, input, { origin, signal: options.signal, language: parts.language })
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
      // Another 401 says that a password or code typed into this very call is wrong.
      const after = error.code === 'UNAUTHENTICATED' ? await renewed(before, sentAt) : undefined
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
    store: (newSession, extraFields) => storeSession(storage, segment, newSession, extraFields),
    clear() {
      lastSession = undefined
      storage.clear()
    },
    renew: async () => session() ?? (lastSession && renewed(lastSession, signInAgain.count)),
    onSignInNeeded: (signIn) =>
      signInAgain.handledBy(async (person) => {
        const result = await signIn(person)
        const stored = session()
        // What was stored knows which account of that address it is.
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

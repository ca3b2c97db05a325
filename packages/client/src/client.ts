import { type AnswerOf, ApiError, type Endpoint, type InputOf } from '@pravesh/contract'
import { answerOf, errorOf } from './answer.ts'
import { addressOf, type CallInput, requestOf } from './request.ts'
import type { Segment } from './segment.ts'
import { endsSession, keepSession, readSession, type Session, type Storage } from './session.ts'
import { type AskToSignIn, SignInAgain } from './sign-in-again.ts'

/** What a person is told in passing. Times are in milliseconds. */
export type Toast = { type: 'danger' | 'warning' | 'success'; title: string; message: string; duration: number }

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
}

/** `final`: a dead token is simply an error; nobody is asked to sign in. */
export type CallOptions = { signal?: AbortSignal; final?: boolean }

export type Client = {
  /** Calls an endpoint; rejects with ApiError. A dead token asks the person to sign in again, then replays the call. */
  call: <E extends Endpoint>(endpoint: E, input?: InputOf<E>, options?: CallOptions) => Promise<AnswerOf<E>>
  session: () => Session | undefined
  keep: (session: Session, more?: object) => void
  /** LOGOUT: clears local storage whole, which other tabs notice. */
  forget: () => void
  /** Says who asks for a sign-in on this page. Answers how to stop. */
  onSignInNeeded: (ask: AskToSignIn) => () => void
  /** Tells when another tab ended the session. Answers how to stop. */
  onEnded: (listener: () => void) => () => void
}

const refusals = {
  cancelled: 'You are not signed in. What you did was not sent.',
  'someone else': 'Somebody else signed in. What you did was not sent.',
} as const

/** A client of the API for one page. */
export function createClient(parts: ClientParts): Client {
  const { base, segment, storage, origin, tabs } = parts
  const again = new SignInAgain()
  const session = () => readSession(storage, segment)

  async function send(endpoint: Endpoint, input: CallInput, token: string | undefined, signal?: AbortSignal) {
    try {
      return await parts.fetch(addressOf(base, endpoint, input), requestOf(endpoint, input, { token, origin, signal }))
    } catch (thrown) {
      if (thrown instanceof ApiError || signal?.aborted) throw thrown
      throw new ApiError('UNAVAILABLE', { message: 'The server cannot be reached. Check the connection and try again' })
    }
  }

  /** The session to replay a call with whose token was refused: a newer one of the same person, or one asked for. */
  async function renewed(refused: Session): Promise<Session | undefined> {
    const stored = session()
    if (stored && stored.token !== refused.token && stored.person === refused.person) return stored
    const outcome = await again.wait(refused.person)
    if ('session' in outcome) return outcome.session
    if (outcome.refused !== 'gone')
      parts.onToast?.({ type: 'danger', title: 'Not sent', message: refusals[outcome.refused], duration: 5000 })
    return undefined
  }

  async function call<E extends Endpoint>(endpoint: E, input?: InputOf<E>, options: CallOptions = {}) {
    const given: CallInput = input ?? {}
    const guarded = endpoint.realm !== 'public' && endpoint.realm !== 'open'
    const before = session()
    let response = await send(endpoint, given, before?.token, options.signal)
    if (response.status === 401 && guarded && before && !options.final) {
      const after = await renewed(before)
      if (after) response = await send(endpoint, given, after.token, options.signal)
    }
    if (!response.ok) throw await errorOf(response)
    return await answerOf(endpoint, response)
  }

  return {
    call,
    session,
    keep: (kept, more) => keepSession(storage, segment, kept, more),
    forget: () => storage.clear(),
    onSignInNeeded: (ask) => again.handledBy(ask),
    onEnded(listener) {
      const heard = (event: Event) => {
        if (endsSession(segment, event as StorageEvent)) listener()
      }
      tabs?.addEventListener('storage', heard)
      return () => tabs?.removeEventListener('storage', heard)
    },
  }
}

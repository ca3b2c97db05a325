import { isSameAccount, type Session } from './session.ts'

/** Why a sign-in is asked for: the session has ended, or the call needs one of the last minutes. */
export type SignInPurpose = 'ended' | 'confirm'
/** Prompts the person to sign in on the current page; undefined after a cancel. */
export type PromptSignIn = (person: string, purpose: SignInPurpose) => Promise<Session | undefined>
/** Result of the prompt. `gone`: this page has none. */
type SignInOutcome = { session: Session } | { reason: 'cancelled' | 'not confirmed' | 'someone else' | 'gone' }

/** Lets many calls that met a dead token wait for one sign-in. */
export class SignInAgain {
  #prompt: PromptSignIn | undefined
  #under: { account: Session; outcome: Promise<SignInOutcome> } | undefined
  #rejections: { account: Session; outcome: SignInOutcome }[] = []

  /** Registers the prompt of this page. Returns a function that removes it. */
  handledBy(prompt: PromptSignIn): () => void {
    this.#prompt = prompt
    return () => {
      if (this.#prompt === prompt) this.#prompt = undefined
    }
  }

  /** The count at the time of sending a call: a later cancel applies to that call too. */
  get count(): number {
    return this.#rejections.length
  }

  /** Waits for the prompt that is open for this account, or opens one. A call sent before a cancel shares its result. */
  wait(account: Session, sentAt: number, purpose: SignInPurpose = 'ended'): Promise<SignInOutcome> {
    if (this.#under && isSameAccount(this.#under.account, account)) return this.#under.outcome
    const rejected = this.#rejections.slice(sentAt).find((rejection) => isSameAccount(rejection.account, account))
    if (rejected) return Promise.resolve(rejected.outcome)
    const prompt = this.#prompt
    if (!prompt) return Promise.resolve({ reason: 'gone' })
    const under = { account, outcome: this.#outcomeOf(prompt, account, purpose) }
    under.outcome = under.outcome.finally(() => {
      if (this.#under === under) this.#under = undefined
    })
    this.#under = under
    return under.outcome
  }

  async #outcomeOf(prompt: PromptSignIn, account: Session, purpose: SignInPurpose): Promise<SignInOutcome> {
    const session = await prompt(account.person, purpose)
    // Without a side there is only one, or it is the requested one.
    if (session && isSameAccount({ side: account.side, ...session }, account)) return { session }
    const cancelled = purpose === 'confirm' ? 'not confirmed' : 'cancelled'
    const outcome: SignInOutcome = { reason: session ? 'someone else' : cancelled }
    this.#rejections.push({ account, outcome })
    return outcome
  }
}

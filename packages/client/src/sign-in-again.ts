import { isSameAccount, type Session } from './session.ts'

/** Asks the person to sign in where they are; undefined where they will not. */
export type PromptSignIn = (person: string) => Promise<Session | undefined>
/** What became of it. `gone`: nobody asks on this page. */
type SignInOutcome = { session: Session } | { reason: 'cancelled' | 'someone else' | 'gone' }

/** Lets many calls that met a dead token wait for one sign-in. */
export class SignInAgain {
  #prompt: PromptSignIn | undefined
  #under: { account: Session; outcome: Promise<SignInOutcome> } | undefined
  #rejections: { account: Session; outcome: SignInOutcome }[] = []

  /** Says who asks on this page. Answers how to stop. */
  handledBy(prompt: PromptSignIn): () => void {
    this.#prompt = prompt
    return () => {
      if (this.#prompt === prompt) this.#prompt = undefined
    }
  }

  /** A moment to remember when a call is sent: whoever refuses after it has refused for that call too. */
  get count(): number {
    return this.#rejections.length
  }

  /** Waits for the sign-in that is under way for this account, or starts one. A call sent before a refusal shares it. */
  wait(account: Session, sentAt: number): Promise<SignInOutcome> {
    if (this.#under && isSameAccount(this.#under.account, account)) return this.#under.outcome
    const rejected = this.#rejections.slice(sentAt).find((rejection) => isSameAccount(rejection.account, account))
    if (rejected) return Promise.resolve(rejected.outcome)
    const prompt = this.#prompt
    if (!prompt) return Promise.resolve({ reason: 'gone' })
    const under = { account, outcome: this.#outcomeOf(prompt, account) }
    under.outcome = under.outcome.finally(() => {
      if (this.#under === under) this.#under = undefined
    })
    this.#under = under
    return under.outcome
  }

  async #outcomeOf(prompt: PromptSignIn, account: Session): Promise<SignInOutcome> {
    const session = await prompt(account.person)
    // Where the side was not said there is one alone, or it is the one that was asked for.
    if (session && isSameAccount({ side: account.side, ...session }, account)) return { session }
    const outcome: SignInOutcome = { reason: session ? 'someone else' : 'cancelled' }
    this.#rejections.push({ account, outcome })
    return outcome
  }
}

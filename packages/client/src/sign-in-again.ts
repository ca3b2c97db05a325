import { isSameAccount, type Session } from './session.ts'

/** Asks the person to sign in where they are; undefined where they will not. */
export type AskToSignIn = (person: string) => Promise<Session | undefined>
/** What became of it. `gone`: nobody asks on this page. */
export type SignInOutcome = { session: Session } | { refused: 'cancelled' | 'someone else' | 'gone' }

/** Lets many calls that met a dead token wait for one sign-in. */
export class SignInAgain {
  #ask: AskToSignIn | undefined
  #under: { account: Session; outcome: Promise<SignInOutcome> } | undefined
  #refusals: { account: Session; outcome: SignInOutcome }[] = []

  /** Says who asks on this page. Answers how to stop. */
  handledBy(ask: AskToSignIn): () => void {
    this.#ask = ask
    return () => {
      if (this.#ask === ask) this.#ask = undefined
    }
  }

  /** A moment to remember when a call is sent: whoever refuses after it has refused for that call too. */
  get moment(): number {
    return this.#refusals.length
  }

  /** Waits for the sign-in that is under way for this account, or starts one. A call sent before a refusal shares it. */
  wait(account: Session, sentAt: number): Promise<SignInOutcome> {
    if (this.#under && isSameAccount(this.#under.account, account)) return this.#under.outcome
    const refused = this.#refusals.slice(sentAt).find((refusal) => isSameAccount(refusal.account, account))
    if (refused) return Promise.resolve(refused.outcome)
    const ask = this.#ask
    if (!ask) return Promise.resolve({ refused: 'gone' })
    const under = { account, outcome: this.#outcomeOf(ask, account) }
    under.outcome = under.outcome.finally(() => {
      if (this.#under === under) this.#under = undefined
    })
    this.#under = under
    return under.outcome
  }

  async #outcomeOf(ask: AskToSignIn, account: Session): Promise<SignInOutcome> {
    const session = await ask(account.person)
    // Where the side was not said there is one alone, or it is the one that was asked for.
    if (session && isSameAccount({ side: account.side, ...session }, account)) return { session }
    const outcome: SignInOutcome = { refused: session ? 'someone else' : 'cancelled' }
    this.#refusals.push({ account, outcome })
    return outcome
  }
}

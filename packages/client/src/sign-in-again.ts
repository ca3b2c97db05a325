import type { Session } from './session.ts'

/** Asks the person to sign in where they are; undefined where they will not. */
export type AskToSignIn = (person: string) => Promise<Session | undefined>
/** What became of it. `gone`: nobody asks on this page. */
export type SignInOutcome = { session: Session } | { refused: 'cancelled' | 'someone else' | 'gone' }

/** Lets many calls that met a dead token wait for one sign-in. */
export class SignInAgain {
  #ask: AskToSignIn | undefined
  #under: { person: string; outcome: Promise<SignInOutcome> } | undefined

  /** Says who asks on this page. Answers how to stop. */
  handledBy(ask: AskToSignIn): () => void {
    this.#ask = ask
    return () => {
      if (this.#ask === ask) this.#ask = undefined
    }
  }

  /** Waits for the sign-in that is under way for this person, or starts one. */
  wait(person: string): Promise<SignInOutcome> {
    if (this.#under?.person === person) return this.#under.outcome
    const ask = this.#ask
    if (!ask) return Promise.resolve({ refused: 'gone' })
    const outcome = this.#outcomeOf(ask, person).finally(() => {
      this.#under = undefined
    })
    this.#under = { person, outcome }
    return outcome
  }

  async #outcomeOf(ask: AskToSignIn, person: string): Promise<SignInOutcome> {
    const session = await ask(person)
    if (!session) return { refused: 'cancelled' }
    return session.person === person ? { session } : { refused: 'someone else' }
  }
}

import {
  type Acted,
  type ActInput,
  type ActingProvider,
  CallFailure,
  type Resources,
  type VerbOf,
} from '@pravesh/data-provider'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'

/** What went wrong, as it is said to the person: the first field's fault rather than the sentence for all of them. */
export function faultOf(thrown: unknown): string {
  if (!(thrown instanceof CallFailure)) return 'ra.notification.http_error'
  return thrown.error.errors[0]?.message ?? thrown.message
}

/**
 * The hook of a console's verbs: `const useAct = actsOn<typeof adminResources>()`, then `useAct('payments', 'refund')`. `act` says
 * what came of it in a toast, reads the page's records anew, and answers what the server answered, or nothing if it refused.
 */
export const actsOn =
  <T extends Resources>() =>
  <R extends keyof T & string, V extends VerbOf<T[R]>>(resource: R, verb: V) => {
    const provider = useDataProvider<ActingProvider<T>>()
    const notify = useNotify()
    const refresh = useRefresh()
    const [busy, setBusy] = useState(false)
    async function act(input: ActInput<T[R], V>): Promise<Acted<T[R], V> | undefined> {
      setBusy(true)
      try {
        const answer = await provider.act(resource, verb, input)
        if (typeof answer === 'object' && answer !== null && 'message' in answer)
          notify(String(answer.message), { type: 'info' })
        return answer
      } catch (thrown) {
        notify(faultOf(thrown), { type: 'error' })
        return undefined
      } finally {
        setBusy(false)
        refresh()
      }
    }
    return { busy, act }
  }

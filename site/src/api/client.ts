import { check } from 'virtual:endpoints'
import { type Client, createClient, segmentOf } from '@pravesh/client'
import { showToast } from '../toast/toast.ts'

let client: Client | undefined

const toastTexts = () => document.querySelector<HTMLElement>('.toasts')?.dataset ?? {}

/**
 * The one client of this page: its base address, who is signed in, in which language. A call whose token has died waits until the person has
 * signed in again where they are. Made when it is first asked for: pages are rendered where there is no browser.
 */
export function api(): Client {
  client ??= createClient({
    base: import.meta.env.PUBLIC_API_BASE,
    segment: segmentOf(location.pathname),
    storage: localStorage,
    fetch: fetch.bind(window),
    origin: location.origin,
    language: document.documentElement.lang,
    tabs: window,
    ...(check && { check }),
    onToast({ reason: rejection, ...toast }) {
      const { notSent, signedOut, somebodyElse: otherAccount } = toastTexts()
      const message = rejection === 'cancelled' ? signedOut : otherAccount
      showToast({ ...toast, ...(notSent && { title: notSent }), ...(message && { message }) })
    },
  })
  return client
}

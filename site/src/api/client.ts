import { check } from 'virtual:endpoints'
import { type Client, createClient, segmentOf } from '@pravesh/client'
import { showToast } from '../toast/toast.ts'

let client: Client | undefined

const toastTexts = () => document.querySelector<HTMLElement>('.toasts')?.dataset ?? {}

/**
 * The only client of this page: its base address, session and language. A call with an expired token waits until the person has signed in
 * again on the page. Created at the first use: pages are rendered without a browser.
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

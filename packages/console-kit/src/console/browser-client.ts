import { type Client, createClient, segmentOf } from '@pravesh/client'
import { validateResponse } from '@pravesh/client/check'
import { rememberLanguage, translations } from '../language/translations.ts'
import { createToastChannel, type ToastChannel } from './toasts.ts'

/** The client of this page, and the channel its toasts come by. `base` is the API's, `/api/v1` unless configured. */
export function createBrowserClient(base = '/api/v1'): { client: Client; toasts: ToastChannel } {
  const toasts = createToastChannel()
  const client = createClient({
    base,
    segment: segmentOf(window.location.pathname),
    storage: {
      getItem: (name) => window.localStorage.getItem(name),
      setItem: (name, value) => window.localStorage.setItem(name, value),
      removeItem: (name) => window.localStorage.removeItem(name),
      clear() {
        window.localStorage.clear()
        rememberLanguage()
      },
    },
    fetch: window.fetch.bind(window),
    origin: window.location.origin,
    promptsAgain: true,
    byCookie: document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content === 'cookie',
    onToast: toasts.say,
    tabs: window,
    check: validateResponse,
    get language() {
      return translations().language
    },
  })
  return { client, toasts }
}

import type { SmsProvider } from '../../platform/config/messages.ts'
import { PermanentFailure } from '../jobs/run.ts'
import type { Sms, Texter } from './message.ts'

/** MSG91's "flow" call: the template's variables are VAR1, VAR2 and so on; a number has no plus. */
const flowOf = (id: string, { to, values }: Sms) => ({
  template_id: id,
  short_url: '0',
  recipients: [
    { mobiles: to.replace(/^\+/, ''), ...Object.fromEntries(values.map((value, index) => [`VAR${index + 1}`, value])) },
  ],
})

/** Sends by an HTTP provider with the API of MSG91. It may report "error" with status 200. */
export function msg91Texter({ url, key, templates }: SmsProvider, timeoutMs = 10_000): Texter {
  return {
    async send(sms) {
      const template = sms.language === 'hi' ? templates[`${sms.template}_hi`] : templates[sms.template]
      if (!template) throw new PermanentFailure(`SMS_TEMPLATE_${sms.template.toUpperCase()} is not set`)
      const response = await fetch(url, {
        method: 'POST',
        headers: { authkey: key, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(flowOf(template, sms)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        const isTimeout = error instanceof Error && error.name === 'TimeoutError'
        throw new Error(isTimeout ? 'The SMS provider did not answer in time' : 'The SMS provider cannot be reached')
      })
      const body = (await response.text().catch(() => '')).slice(0, 2_000)
      if (response.ok && isSuccess(body)) return
      const message = `The SMS provider refused: status ${response.status}`
      const passing = response.status >= 500 || response.status === 429 || response.status === 408
      throw passing ? new Error(message) : new PermanentFailure(message)
    },
  }
}

function isSuccess(body: string): boolean {
  try {
    const result: unknown = JSON.parse(body)
    return typeof result === 'object' && result !== null && 'type' in result && result.type === 'success'
  } catch {
    return false
  }
}

import { createHmac } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/index.ts'
import type { Services } from '../../services/services.ts'
import { boundTransport } from './gateway/bounded.ts'
import type { Gateway } from './gateway/gateway.ts'
import { razorpayGateway } from './gateway/razorpay.ts'
import { httpTransport } from './gateway/transport.ts'
import { createSandbox, type Sandbox } from './sandbox/sandbox.ts'

/** The gateway that takes payments, and the sandbox if it is one. Without a gateway orders are rejected. */
export type Payments = { gateway: Gateway | undefined; sandbox?: Sandbox }

declare module '../../platform/http/bind.ts' {
  interface RouteServices {
    payments: Payments
  }
}

/** Services that the handlers of payments need. */
export type PaymentServices = Services & { payments: Payments }

const checkoutOfRazorpay = 'https://checkout.razorpay.com/v1/checkout.js'

/** The sandbox's keys, from the server's own secret: they differ between installations and stay over a restart. */
export function sandboxKeys({ sessionSecrets }: Pick<Config, 'sessionSecrets'>) {
  const deriveKey = (purpose: string) =>
    createHmac('sha256', sessionSecrets[0].secret).update(`sandbox ${purpose}`).digest('hex')
  return { keyId: 'rzp_test_sandbox', keySecret: deriveKey('key'), webhookSecret: deriveKey('webhook') }
}

/** Razorpay where its keys are set; else the sandbox in demo mode, and nothing in production. */
export function createPaymentGateway(config: Pick<Config, 'razorpay' | 'mode' | 'sessionSecrets'>, db: Db): Payments {
  if (config.razorpay) {
    const { baseUrl, ...keys } = config.razorpay
    const transport = boundTransport(httpTransport(baseUrl))
    return { gateway: razorpayGateway({ name: 'razorpay', ...keys, checkout: checkoutOfRazorpay, transport }) }
  }
  if (config.mode !== 'demo') return { gateway: undefined }
  const sandbox = createSandbox({ db, ...sandboxKeys(config) })
  return { gateway: sandbox.gateway, sandbox }
}

import type { Setting, SettingName, SettingState } from '@pravesh/contract'
import type { Config } from '../../platform/config/config.ts'

type Value = Pick<Setting, 'state'> & Partial<Pick<Setting, 'value'>>
const switched = (isOn: boolean, stateWithout: SettingState = 'off'): Value => ({ state: isOn ? 'on' : stateWithout })

/** Where payments go: the keys of the gateway's account tell test from live ones. */
function paymentsOf({ razorpay, mode }: Config): Value {
  if (!razorpay) return { state: mode === 'demo' ? 'sandbox' : 'off' }
  return { state: /^rzp_test_/i.test(razorpay.keyId) ? 'test' : 'live' }
}
/** The names of the templates with an id, without the ids. */
const templatesOf = ({ sms }: Config): string | null =>
  sms
    ? Object.entries(sms.templates)
        .flatMap(([name, id]) => (id ? [name] : []))
        .join(', ')
    : null
/** The host of a console: its own, or that of the site. */
const hostOf = (origin: string | undefined): Value => ({ ...switched(origin !== undefined), value: origin ?? null })

/** What an installation is set to do, in the order of the page. It has no secret, and no address with a password. */
export function settingsOf(config: Config): Setting[] {
  const isDemo = config.mode === 'demo'
  const settings: Record<SettingName, readonly [variable: string | null, value: Value]> = {
    mode: ['NODE_ENV', { state: config.mode }],
    site: ['PUBLIC_ORIGIN', { state: 'on', value: config.origin }],
    'admin-console': ['ADMIN_ORIGIN', hostOf(config.consoleOrigins.admin)],
    'institutes-console': ['BUYER_ORIGIN', hostOf(config.consoleOrigins.buyer)],
    mail: ['SMTP_URL', switched(config.smtp !== undefined, isDemo ? 'outbox' : 'off')],
    sms: ['SMS_URL', { ...switched(config.sms !== undefined, isDemo ? 'outbox' : 'off'), value: templatesOf(config) }],
    payments: ['RAZORPAY_KEY_ID', paymentsOf(config)],
    refunds: [
      'REFUND_APPROVAL_ABOVE',
      { state: 'on', value: `₹${(config.refundApprovalAbove / 100).toLocaleString('en-IN')}` },
    ],
    digilocker: ['DIGILOCKER_CLIENT_ID', switched(config.digilocker !== undefined, isDemo ? 'sandbox' : 'off')],
    'second-factor': ['SECOND_FACTOR', { state: config.requiresSecondFactor ? 'required' : 'optional' }],
    files: ['S3_ENDPOINT', { state: config.s3 ? 'server' : 'this-machine' }],
    database: ['DATABASE_URL', { state: config.database.kind === 'postgres' ? 'server' : 'this-machine' }],
    counters: ['REDIS_URL', switched(config.redisUrl !== undefined)],
    backups: ['BACKUP_KEY', switched(config.backupKey !== undefined)],
    'security-contact': ['SECURITY_CONTACT', switched(config.securityContacts.length > 0)],
    metrics: ['METRICS_PORT', switched(config.metrics !== undefined)],
    traces: ['OTEL_EXPORTER_OTLP_ENDPOINT', switched(config.tracing !== undefined)],
    node: [null, { state: 'on', value: process.versions.node }],
  }
  return Object.entries(settings).map(([name, [variable, { state, value = null }]]) => ({
    name: name as SettingName,
    state,
    value,
    variable,
  }))
}

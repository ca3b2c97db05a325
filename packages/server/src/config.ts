import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import type { Where } from './db/home.ts'
import { smsTemplates } from './delivery/message.ts'
import type { SmsProvider } from './delivery/msg91.ts'
import type { Smtp } from './delivery/smtp.ts'
import type { S3 } from './delivery/storage/s3.ts'

export interface Razorpay {
  keyId: string
  keySecret: string
  webhookSecret: string
  baseUrl: string
}

export interface Config {
  /** Demo seeds a catalogue and accounts and keeps mail and messages in an outbox; production does none of it. */
  mode: 'demo' | 'production'
  host: string
  port: number
  /** Absolute. The embedded database and uploaded files live in it. */
  dataDir: string
  database: Where
  /** Where people reach the site: scheme, host and port, no slash at the end. */
  origin: string
  /** Base of the API for browsers: a path or a whole address, no slash at the end. */
  apiBase: string
  /** Keys the HMACs of one-time codes and tickets. */
  sessionSecret: string
  /** Keys the encryption of stored third-party secrets. */
  encryptionKey: string
  /** The administrator to create where there is none yet. */
  firstAdmin: { username: string; password: string } | undefined
  /** `undefined`: payments go to the sandbox in demo mode and are off in production. */
  razorpay: Razorpay | undefined
  /** `undefined`: mail goes to the outbox in demo mode and nowhere in production; messages to mobiles likewise. */
  smtp: Smtp | undefined
  sms: SmsProvider | undefined
  /** Calling codes of the countries that codes are sent to; `undefined`: any. */
  smsCountries: readonly string[] | undefined
  /** `undefined`: files are kept in `dataDir`. */
  s3: S3 | undefined
  /** Proxies whose X-Forwarded-For is believed: addresses, networks and their names. `undefined`: nobody's. */
  trustProxy: string | undefined
  /** Development and tests alone: colleges' own systems may stand on this machine or its networks, and speak plain http. */
  leadsToPrivateNetworks: boolean
  /** Shared counters for rate limits; `undefined` keeps them in the database. */
  redisUrl: string | undefined
}

export type Environment = Readonly<Record<string, string | undefined>>

export type ConfigResult = { config: Config } | { problems: string[] }

export const demoPassword = 'pravesh-demo'
const demoSecret = 'the demo has no secrets worth keeping'
const razorpayApi = 'https://api.razorpay.com'
const commonWords = /change.?me|secret|password|example|pravesh|default|admin|test|qwerty|12345/gi

/** Why a secret is too easy to guess, or undefined. What counts is what stays when common words are taken out. */
function weakness(secret: string, shortest: number): string | undefined {
  if (secret === demoPassword || secret === demoSecret) return 'is the one of the public demo'
  if (secret.length < shortest) return `needs at least ${shortest} characters`
  const rest = secret.replace(commonWords, '')
  if (new Set(rest).size < Math.min(shortest / 2, 10)) return 'is too easy to guess'
  return undefined
}

function addressOf(text: string, protocols: readonly string[]): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return protocols.includes(url.protocol) ? url : undefined
}

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Reads the environment: a configuration, or every problem with it at once. Unknown names are not looked at. */
export function readConfig(environment: Environment, workingDirectory: string = process.cwd()): ConfigResult {
  const problems: string[] = []
  const refuse = (problem: string) => {
    problems.push(problem)
  }
  const env = (name: string) => environment[name]?.trim() || undefined
  const mode = readMode(env('NODE_ENV'))
  const production = mode === 'production'

  function readMode(name = 'demo'): Config['mode'] {
    if (name === 'production') return 'production'
    if (!['demo', 'development', 'test'].includes(name))
      refuse(`NODE_ENV is "${name}": use production, or leave it out for the demo.`)
    return 'demo'
  }

  function readPort(): number {
    const text = env('PORT') ?? '3000'
    const port = Number(text)
    if (!/^\d{1,5}$/.test(text) || port > 65_535) refuse(`PORT is "${text}": it must be a number from 0 to 65535.`)
    return port
  }

  function readAddress(name: string, protocols: readonly string[], example: string): string | undefined {
    const text = env(name)
    if (text && !addressOf(text, protocols)) refuse(`${name} is not an address such as ${example}.`)
    return text
  }

  function readDatabase(dataDir: string): Where {
    const postgres = ['postgres:', 'postgresql:']
    const url = readAddress('DATABASE_URL', postgres, 'postgres://user:password@host:5432/name')
    const replicas = (env('DATABASE_REPLICA_URLS') ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    if (replicas.some((replica) => !addressOf(replica, postgres)))
      refuse('DATABASE_REPLICA_URLS must be PostgreSQL addresses, separated by commas.')
    if (replicas.length > 0 && !url) refuse('DATABASE_REPLICA_URLS is set without DATABASE_URL.')
    return url ? { kind: 'postgres', url, replicas } : { kind: 'directory', path: dataDir }
  }

  function readOrigin(port: number): string {
    const text = env('PUBLIC_ORIGIN')
    if (!text) {
      if (production) refuse('PUBLIC_ORIGIN is missing: the address people open, such as https://www.example.in.')
      return `http://localhost:${port}`
    }
    const url = addressOf(text, ['http:', 'https:'])
    if (url?.pathname !== '/' || url.search || url.hash || url.username)
      refuse(`PUBLIC_ORIGIN is "${text}": it must be a scheme and a host alone, such as https://www.example.in.`)
    else if (production && url.protocol === 'http:' && !isLoopback(url.hostname))
      refuse('PUBLIC_ORIGIN must begin with https:// in production.')
    return url?.origin ?? text
  }

  function readApiBase(): string {
    const text = (env('PUBLIC_API_BASE') ?? '/api/v1').replace(/(?<!\/)\/+$/, '')
    if (!/^\/[\w./-]+$/.test(text) && !addressOf(text, ['http:', 'https:']))
      refuse(`PUBLIC_API_BASE is "${text}": it must be a path such as /api/v1, or a whole address.`)
    return text
  }

  /** On with `true`, and never in production. */
  function readSwitch(name: string): boolean {
    const text = env(name)
    if (text !== undefined && !['true', 'false'].includes(text))
      refuse(`${name} is "${text}": use true, or leave it out.`)
    if (text === 'true' && production) refuse(`${name} is for development and tests: leave it out in production.`)
    return text === 'true'
  }

  function readSecret(name: string): string {
    const secret = env(name)
    if (!production) return secret ?? demoSecret
    const fault = secret ? weakness(secret, 32) : 'is missing'
    if (fault) refuse(`${name} ${fault}: make one with "openssl rand -base64 48".`)
    return secret ?? ''
  }

  function readFirstAdmin(): Config['firstAdmin'] {
    const username = env('ADMIN_USERNAME')
    const password = env('ADMIN_PASSWORD')
    if (!username && !password) return undefined
    if (!username || !password) {
      refuse('ADMIN_USERNAME and ADMIN_PASSWORD are set together or not at all.')
      return undefined
    }
    const fault = production ? weakness(password, 10) : undefined
    if (fault) refuse(`ADMIN_PASSWORD ${fault}.`)
    return { username, password }
  }

  function readRazorpay(): Razorpay | undefined {
    const keyId = env('RAZORPAY_KEY_ID')
    const keySecret = env('RAZORPAY_KEY_SECRET')
    const webhookSecret = env('RAZORPAY_WEBHOOK_SECRET')
    const baseUrl = readAddress('RAZORPAY_BASE_URL', ['http:', 'https:'], razorpayApi) ?? razorpayApi
    if (!keyId && !keySecret) return undefined
    if (!keyId || !keySecret) refuse('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are set together or not at all.')
    if (production && !webhookSecret)
      refuse('RAZORPAY_WEBHOOK_SECRET is missing: payments cannot be confirmed without it.')
    return {
      keyId: keyId ?? '',
      keySecret: keySecret ?? '',
      webhookSecret: webhookSecret ?? '',
      baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''),
    }
  }

  function readSmtp(): Smtp | undefined {
    const url = readAddress('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.in')
    const from = env('SMTP_FROM')
    if (!url && !from) return undefined
    if (!url || !from) refuse('SMTP_URL and SMTP_FROM are set together or not at all.')
    if (from && !/^(?:[^<>\r\n"]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
      refuse('SMTP_FROM is not a sender such as Pravesh <hello@example.in>.')
    return { url: url ?? '', from: from ?? '' }
  }

  function readSms(): SmsProvider | undefined {
    const url = readAddress('SMS_URL', production ? ['https:'] : ['http:', 'https:'], 'https://sms.example.in/flow')
    const key = env('SMS_KEY')
    const templates = Object.fromEntries(
      smsTemplates.map((template) => [template, env(`SMS_TEMPLATE_${template.toUpperCase()}`)]),
    )
    if (!url && !key) return undefined
    if (!url || !key) refuse('SMS_URL and SMS_KEY are set together or not at all.')
    for (const template of smsTemplates)
      if (!templates[template]) refuse(`SMS_TEMPLATE_${template.toUpperCase()} is missing: the id of its DLT template.`)
    return { url: url ?? '', key: key ?? '', templates }
  }

  /** Codes to some countries cost a lot, and who earns by them asks for many: India alone, unless told. */
  function readSmsCountries(): readonly string[] | undefined {
    const text = env('SMS_COUNTRIES') ?? (production ? '91' : undefined)
    const codes = text?.split(',').map((part) => part.trim().replace(/^\+/, ''))
    const known = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)))
    if (codes?.some((code) => !known.has(code)))
      refuse(`SMS_COUNTRIES is "${text}": use calling codes of countries, separated by commas, such as 91, 977.`)
    return codes
  }

  function readS3(): S3 | undefined {
    const endpoint = readAddress('S3_ENDPOINT', ['http:', 'https:'], 'https://s3.ap-south-1.amazonaws.com')
    const [bucket, accessKeyId, secretAccessKey] = [
      env('S3_BUCKET'),
      env('S3_ACCESS_KEY_ID'),
      env('S3_SECRET_ACCESS_KEY'),
    ]
    const given = [endpoint, bucket, accessKeyId, secretAccessKey].filter(Boolean).length
    if (given === 0) return undefined
    if (given < 4)
      refuse('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all.')
    const region = env('S3_REGION') ?? 'ap-south-1'
    return {
      endpoint: endpoint ?? '',
      bucket: bucket ?? '',
      region,
      accessKeyId: accessKeyId ?? '',
      secretAccessKey: secretAccessKey ?? '',
    }
  }

  function readProxies(): string | undefined {
    const text = env('TRUST_PROXY')
    for (const proxy of (text ?? '').split(',').filter(Boolean)) {
      const [address = '', bits = '0'] = proxy.trim().split('/')
      const named = ['loopback', 'linklocal', 'uniquelocal'].includes(proxy.trim())
      if (!named && !(isIP(address) && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
        refuse(`TRUST_PROXY names "${proxy.trim()}": use loopback, linklocal, uniquelocal, an address or a network.`)
    }
    return text ?? (production ? 'loopback, uniquelocal' : undefined)
  }

  const port = readPort()
  const dataDir = env('DATA_DIR') ?? '.data'
  const path = isAbsolute(dataDir) ? dataDir : resolve(workingDirectory, dataDir)
  const config: Config = {
    mode,
    host: env('HOST') ?? (production ? '0.0.0.0' : 'localhost'),
    port,
    dataDir: path,
    database: readDatabase(path),
    origin: readOrigin(port),
    apiBase: readApiBase(),
    sessionSecret: readSecret('SESSION_SECRET'),
    encryptionKey: readSecret('ENCRYPTION_KEY'),
    firstAdmin: readFirstAdmin(),
    razorpay: readRazorpay(),
    smtp: readSmtp(),
    sms: readSms(),
    smsCountries: readSmsCountries(),
    s3: readS3(),
    trustProxy: readProxies(),
    leadsToPrivateNetworks: readSwitch('LEADS_TO_PRIVATE_NETWORKS'),
    redisUrl: readAddress('REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379'),
  }
  if (production && config.sessionSecret && config.sessionSecret === config.encryptionKey)
    refuse('SESSION_SECRET and ENCRYPTION_KEY must differ.')
  return problems.length > 0 ? { problems } : { config }
}

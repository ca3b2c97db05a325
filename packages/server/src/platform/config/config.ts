import { isAbsolute, resolve } from 'node:path'
import type { DatabaseLocation } from '../db/database.ts'
import type { Keyring } from '../keys/keyring.ts'
import { readAdTag } from './ad-tag.ts'
import { type DigiLocker, readDigiLocker } from './digilocker.ts'
import { beginReading, type Environment, type Mode } from './environment.ts'
import { readBounceSecret, readSms, readSmsCountries, readSmtp, type SmsProvider, type Smtp } from './messages.ts'
import { type MetricsAddress, readMetrics, readTracing, type TraceSettings } from './monitoring.ts'
import { type Operator, readOperator } from './operator.ts'
import { type Razorpay, readRazorpay, readRefundApproval } from './payments.ts'
import {
  readBackupKey,
  readFirstAdmin,
  readKeyring,
  readLostKeys,
  readSecondFactor,
  rejectSharedSecrets,
} from './secrets.ts'
import { readDatabase, readMinFreeDisk, readRedis, readS3, type S3 } from './stores.ts'
import { readPlainHosts } from './transport.ts'
import {
  type ConsoleOrigins,
  readApiBase,
  readConsoleOrigins,
  readHost,
  readOrigin,
  readPort,
  readProxies,
  readSecurityContacts,
} from './web.ts'

export interface Config {
  /** Demo seeds a catalogue and accounts and stores mail and messages in an outbox; production does none of it. */
  mode: Mode
  host: string
  port: number
  /** Absolute. The database without DATABASE_URL and uploaded files live in it. */
  dataDir: string
  database: DatabaseLocation
  /** Where people reach the site: scheme, host and port, no slash at the end. */
  origin: string
  /** Where people reach a console that has a host of its own; those without are on the site's. */
  consoleOrigins: ConsoleOrigins
  /** Contacts for security reports, as URIs; empty: none. */
  securityContacts: readonly string[]
  /** The operator of the service, as named by its pages. */
  operator: Operator
  /** Base of the API for browsers: a path or a whole address, no slash at the end. */
  apiBase: string
  /** Of the HMACs of one-time codes, temporary passwords and counted tries. */
  sessionSecrets: Keyring
  /** Keys of encrypted data: bank numbers, third-party secrets, queued mails, families' documents. */
  encryptionKeys: Keyring
  /** Names of keys that are lost for good, with the data that they sealed. */
  lostKeys: readonly string[]
  /** The key of backup archives; `undefined`: they are written and read unencrypted. */
  backupKey: string | undefined
  /** The administrator to create where there is none yet. */
  firstAdmin: { username: string; password: string } | undefined
  /** `undefined`: payments go to the sandbox in demo mode and are off in production. */
  razorpay: Razorpay | undefined
  /** Address of the script for advertisements; see readAdTag. */
  adTag: string | undefined
  /** What one person may refund alone within 24 hours, in paise: beyond it a second one approves. */
  refundApprovalAbove: number
  /** `undefined`: guardians are proven by a code alone in production, by the sandbox too in demo mode. */
  digilocker: DigiLocker | undefined
  /** `undefined`: mail goes to the outbox in demo mode and nowhere in production; messages to mobiles likewise. */
  smtp: Smtp | undefined
  sms: SmsProvider | undefined
  /** Signs the mail provider's bounce reports; `undefined`: reports are ignored. */
  mailBounceSecret: string | undefined
  /** Roles with access to families' data, money or people need a second factor. */
  requiresSecondFactor: boolean
  /** Calling codes of the countries that codes are sent to; `undefined` for those of all. */
  smsCountries: readonly string[] | undefined
  /** `undefined`: files are stored in `dataDir`. */
  s3: S3 | undefined
  /** Of the disk of `dataDir` so much stays free of further files; `undefined`: a twentieth, 1 GiB at most. */
  minFreeDiskBytes: number | undefined
  /** Proxies with a trusted X-Forwarded-For: addresses, networks and their names. `undefined`: none. */
  trustProxy: string | undefined
  /** Development and tests alone: colleges' own systems may be on this machine or its networks, and use plain http. */
  leadsToPrivateNetworks: boolean
  /** Shared counters for rate limits; `undefined`: counters in the database. */
  redisUrl: string | undefined
  /** Where measurements are served, apart from the site; `undefined`: nowhere. */
  metrics: MetricsAddress | undefined
  /** Where traces are sent; `undefined`: nowhere. */
  tracing: TraceSettings | undefined
}

type ConfigResult = { config: Config } | { problems: string[] }

/** Reads the environment: a configuration, or every problem with it at once. Unknown names are not looked at. */
export function readConfig(environment: Environment, workingDirectory: string = process.cwd()): ConfigResult {
  const problems: string[] = []
  const reading = beginReading(environment, problems)
  const { mode, text } = reading
  const allowsPlaintext = readPlainHosts(reading)
  const host = readHost(reading)
  const port = readPort(reading)
  const dataDir = text('DATA_DIR') ?? '.data'
  const path = isAbsolute(dataDir) ? dataDir : resolve(workingDirectory, dataDir)
  const database = readDatabase(reading, path, allowsPlaintext)
  const origin = readOrigin(reading, port)
  const apiBase = readApiBase(reading)
  const config: Config = {
    mode,
    host,
    port,
    dataDir: path,
    database,
    origin,
    consoleOrigins: readConsoleOrigins(reading, origin, apiBase),
    securityContacts: readSecurityContacts(reading),
    operator: readOperator(reading),
    apiBase,
    sessionSecrets: readKeyring(reading, 'SESSION_SECRET', 'SESSION_SECRETS'),
    encryptionKeys: readKeyring(reading, 'ENCRYPTION_KEY', 'ENCRYPTION_KEYS'),
    lostKeys: readLostKeys(reading),
    backupKey: readBackupKey(reading),
    firstAdmin: readFirstAdmin(reading),
    requiresSecondFactor: readSecondFactor(reading),
    razorpay: readRazorpay(reading),
    adTag: readAdTag(reading),
    refundApprovalAbove: readRefundApproval(reading),
    digilocker: readDigiLocker(reading),
    smtp: readSmtp(reading, allowsPlaintext),
    sms: readSms(reading),
    mailBounceSecret: readBounceSecret(reading),
    smsCountries: readSmsCountries(reading),
    s3: readS3(reading, allowsPlaintext),
    minFreeDiskBytes: readMinFreeDisk(reading),
    trustProxy: readProxies(reading, host),
    leadsToPrivateNetworks: reading.developmentSwitch('LEADS_TO_PRIVATE_NETWORKS'),
    redisUrl: readRedis(reading, allowsPlaintext),
    metrics: readMetrics(reading, port),
    tracing: readTracing(reading, allowsPlaintext),
  }
  rejectSharedSecrets(reading, config.sessionSecrets, config.encryptionKeys, config.backupKey)
  return problems.length > 0 ? { problems } : { config }
}

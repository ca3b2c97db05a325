import type { Smtp } from '../../platform/config/messages.ts'
import { OperatorError } from '../../platform/db/operator-error.ts'
import { PermanentFailure, UnknownOutcome } from '../jobs/run.ts'
import { type Mailer, RecipientRejected } from './message.ts'

const replyOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown'

/** Whether the server rejected the address itself: at RCPT TO, and not for a policy (5.7.x, RFC 3463) such as a blocked sender. */
const isAboutRecipient = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  !('response' in error && /^5\d\d[ -]5\.7\./.test(String(error.response)))

type LogEntry = { tnx?: unknown }
/** Observes the commands to the server, and records one fact: whether the message itself was started. */
function listener() {
  const sessionState = { data: false }
  const note = (entry: LogEntry, text: unknown) => {
    if (entry.tnx === 'client' && text === 'DATA') sessionState.data = true
  }
  const deaf = () => undefined
  const logger = { trace: note, debug: note, info: note, warn: deaf, error: deaf, fatal: deaf }
  return { heard: sessionState, logger }
}

// Loaded with the first mail: a start need not wait for it.
async function open(
  { url, requireTls }: Pick<Smtp, 'url' | 'requireTls'>,
  timeoutMs: number,
  logger: ReturnType<typeof listener>['logger'],
) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger,
    transactionLog: true,
  })
}

/** Connects and signs in without a message. Throws an `OperatorError` that names the server's reply, and no password. */
export async function checkSmtp(smtp: Smtp, timeoutMs = 5_000): Promise<void> {
  try {
    await (await open(smtp, timeoutMs, listener().logger)).verify()
  } catch (error) {
    const reply = replyOf(error)
    throw new OperatorError(
      `The mail server of SMTP_URL cannot be used: ${codeOf(error)}${reply === undefined ? '' : `, reply ${reply}`}.`,
    )
  }
}

/** Sends by SMTP, one connection a mail, each step bounded in time. `UnknownOutcome` where the server may have taken it. */
export function smtpMailer({ url, from, requireTls }: Smtp, timeoutMs = 10_000): Mailer {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ to, subject, text, html, unsubscribe }, reference) {
      if (/[\r\n,;]/.test(to) || /[\r\n]/.test(subject))
        throw new PermanentFailure('Not one address, or not one line of subject')
      const { heard: sessionState, logger } = listener()
      try {
        await (await open({ url, requireTls }, timeoutMs, logger)).sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          messageId: `<${reference}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe === undefined
              ? {}
              : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
        })
      } catch (error) {
        const reply = replyOf(error)
        // The server's response may contain the address, and the library's error the password: neither is passed on.
        const message = `SMTP ${codeOf(error)}${reply === undefined ? '' : `, reply ${reply}`}`
        // A wrong password or a server without TLS may be fixed: the mail itself was not rejected.
        if (reply !== undefined && reply >= 500 && !['EAUTH', 'ETLS'].includes(codeOf(error)))
          throw isAboutRecipient(error) ? new RecipientRejected(message) : new PermanentFailure(message)
        if (reply === undefined && sessionState.data) throw new UnknownOutcome(message)
        throw new Error(message)
      }
    },
  }
}

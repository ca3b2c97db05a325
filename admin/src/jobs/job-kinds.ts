import { translations } from '@pravesh/console-kit'

/** The purpose of each kind of job; in English, declared in Hindi too. */
export const jobKinds: Readonly<Record<string, string>> = {
  mail: 'Send a mail',
  'urgent-mail': 'Send a mail that somebody waits for',
  sms: 'Send a text message',
  'mass-mail': 'Prepare a mail to many',
  'mass-letter': 'Send a mail to one of many',
  'forgot-password': 'Send a temporary password',
  'third-party-lead': 'Pass an enquiry on to a college’s system',
  'send-refund': 'Ask the payment gateway for a refund',
  'take-down-files': 'Take files off the site',
  'remove-file': 'Delete a file',
  import: 'Import a register',
  chore: 'Regular task',
  'urgent-chore': 'Regular task for payments',
}

/** The purpose of a job, in the language of the console; its kind if it is unknown. */
export const jobLabel = (kind: string): string => translations().translate(jobKinds[kind] ?? kind)

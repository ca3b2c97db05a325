import { translations } from '@pravesh/console-kit'
import type { Message } from '@pravesh/messages/consoles'
import { jobTexts } from '@pravesh/messages/screens/operations/jobs'
import { sharedTexts } from '@pravesh/messages/screens/shared'

/** The purpose of each kind of job. */
export const jobKinds: Readonly<Record<string, Message>> = {
  mail: jobTexts.sendAMail,
  'urgent-mail': jobTexts.sendAMailThatSomebody,
  sms: jobTexts.sendATextMessage,
  'mass-mail': jobTexts.prepareAMailToMany,
  'mass-letter': jobTexts.sendAMailToOne,
  'forgot-password': jobTexts.sendATemporaryPassword,
  'third-party-lead': jobTexts.passAnEnquiryOnTo,
  'third-party-withdrawal': jobTexts.passAWithdrawalOnTo,
  webhook: jobTexts.tellAnEventToASystem,
  'draw-news': jobTexts.tellFamiliesOfADraw,
  'send-refund': jobTexts.askThePaymentGatewayFor,
  'take-down-files': jobTexts.takeFilesOffTheSite,
  'remove-file': jobTexts.deleteAFile,
  import: sharedTexts.importARegister,
  chore: jobTexts.regularTask,
  'urgent-chore': jobTexts.regularTaskForPayments,
}

/** The purpose of a job, in the language of the console; its kind if it is unknown. */
export function jobLabel(kind: string): string {
  const label = jobKinds[kind]
  return label ? translations().translate(label) : kind
}

import { translations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { MailPerson, MassMail } from '@pravesh/contract'
import { fieldLabel } from '@pravesh/institute-screens/record/field-label'
import { mailTexts } from '@pravesh/messages/screens/people/mails'

/** The subject of a mail as a heading: places that are filled in for each person as [Name]. */
export const subjectText = (subject: string): string =>
  subject.replace(/\{\{\s*(\w+)\s*\}\}/g, (_place, name: string) => `[${fieldLabel(name)}]`)

/** How many people a mail was written down for: those whom a cancellation left out, too. */
export const addressedPeople = ({ total, leftOut: skipped }: Pick<MassMail, 'total' | 'leftOut'>): number =>
  total + (skipped.find(({ reason }) => reason === 'cancelled')?.count ?? 0)

/** State of the mail to one person; `posted` has the label of the counts above the list. */
export const personStateText = (state: MailPerson['state']): string =>
  state === 'posted' ? translations().translate(mailTexts.sent) : optionLabel(state)

import { defineMessages } from '../../define-messages.ts'

/** Texts of the list of former addresses. */
export const redirectTexts = defineMessages('redirectTexts', {
  lead: 'When the address of a record changes, the former one leads to it; that of a deleted record is answered as gone. These are all of them.',
  formerAddress: 'Former address',
  leadsTo: 'Leads to',
  since: 'Since',
  deletedRecord: 'Nothing: the record is deleted',
  ofDeletedRecords: 'Of deleted records',
  theseAddressesLeadNowhere: 'These addresses then lead nowhere: who follows an old link there finds no page.',
})

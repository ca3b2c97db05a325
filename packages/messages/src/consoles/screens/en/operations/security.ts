import { defineMessages } from '../../define-messages.ts'

/** Texts of the security log. */
export const securityTexts = defineMessages('securityTexts', {
  outcome: 'Outcome',
  device: 'Device',
  network: 'Network',
  unknownName: 'Unknown name',
  paymentGateway: 'Payment gateway',
  unknownCaller: 'Unknown caller',
  account: 'Account {id}',
  whoseAccount: 'Whose account',
  accountNumber: 'Number of the account',
  paymentNumber: 'Number of the payment',
  from: 'From',
  until: 'Until',
  calls: '{count} calls',
  about: 'About account {id}',
  exportLines: 'Export (JSON lines)',
})

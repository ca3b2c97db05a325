import { defineMessages } from '../../define-messages.ts'

/** Texts of the screens of accounts. */
export const accountTexts = defineMessages('accountTexts', {
  studentsAndParents: 'Students and parents',
  institutes: 'Institutes',
  administrators: 'Administrators',
  manages: 'Manages',
  signedUpFor: 'Signed up for',
  suspended: 'Suspended',
  open: 'Open',
  lastDecision: 'Last decision',
  whoseAccounts: 'Whose accounts',
  everySessionOfThisAccount:
    'Every session of this account ends at once, and it cannot sign in. Applications and enquiries that were sent stay.',
  everySessionOfThisAccountEnds:
    'Every session of this account ends at once, and it cannot sign in. An institute that no other account manages takes no applications.',
  everySessionOfThisAccountEndsAt: 'Every session of this account ends at once, and it cannot sign in.',
  itCanSignInAgain: 'It can sign in again with the password that it had. Sessions that ended stay ended.',
  reopenAccount: 'Reopen account',
  nominee: 'Nominee',
  namedNobody: 'Nobody is named.',
  theFamilyIsShownWho: 'The family is shown who has read this.',
  suspendAccount: 'Suspend account',
  reopen: 'Reopen',
  suspend: 'Suspend',
  administratorsReadItInThis: 'Administrators read it in this list.',
  yourAccount: 'Your account',
  removeAnInstituteFromThis: 'Remove an institute from this login',
  remove: 'Remove',
  thisLoginNoLongerManages:
    'This login no longer manages the institute. If no other login manages it, it is no longer shown as a partner.',
  itIsMailedToThe: 'It is mailed to the holder of the login.',
  removeAnInstitute: 'Remove an institute',
  removeSecondFactor: 'Remove second factor',
  removeSecondFactorText:
    'For a person who lost the phone, and has no recovery code. Call back at a number that you know before you believe it. Authenticator app, passkeys and recovery codes are removed, every session ends, and the password alone signs in.',
  mailedToThePerson: 'It is mailed to the person.',
})

/** The page on which a parent or guardian agrees to the account of a person under 18. */
export const guardian = {
  title: 'Do you agree to the account of {name}?',
  lead: '{name} is under 18 and wants an account at Pravesh, where students find schools and colleges and apply to them. The law asks for the consent of a parent or guardian. Nothing is sent to any institute before you agree.',
  ended: 'This link does not work any more',
  endedLead:
    'The account was erased, another person was asked, or nobody has to agree any more. If you still want to agree, the student can send you a new message.',
  doneTitle: 'You have agreed to the account of {name}',
  doneLead: 'The account is open now. You can close this page.',
  withdrawTitle: 'Withdraw your consent',
  withdrawLead:
    'You can do so at any time, with a code to your mobile. The account closes at once: open applications and questions are withdrawn, and schools and colleges read nothing of it any more. Unless a parent or guardian agrees again, everything is erased after 30 days.',
  withdrawCode: 'Send me a code to withdraw',
  withdraw: 'Withdraw my consent',
  withdrawOther: 'Or have the account erased under “Privacy” in the account, or write to our grievance officer.',
  withdrawnTitle: 'You have withdrawn your consent to the account of {name}',
  withdrawnLead:
    'The account is closed, and schools and colleges read nothing of it any more. It is erased after 30 days. If you change your mind, you can agree again below.',
  noticeTitle: 'What you agree to',
  what: 'What is kept',
  what_account: 'Name, date of birth, mobile number, e-mail address, postal address, photo',
  what_forms:
    'Application forms: education and marks, parents and guardians, and where a form asks for it health, category, disability and family income',
  what_documents: 'Documents that are uploaded, such as mark sheets and certificates',
  what_fees: 'Fees that are paid, and the bank account that a refund goes to',
  what_other: 'Shortlist, questions to institutes, reviews, and when somebody signs in',
  why: 'What for',
  why_text:
    'To run the account, and to send applications and questions to the schools and colleges that are chosen. There is no advertising to the student, no tracking, and no data is sold.',
  who: 'Who reads it',
  who_text:
    'The schools and colleges that the student applies to, each only its own application. Our staff, where they help or must decide. The payment service, for a fee.',
  long: 'How long',
  long_text:
    'As long as the account exists. It is erased seven days after that is asked for, and three years after the last sign-in. Without your consent it is erased after 30 days. Receipts of fees stay without a name for as long as tax law asks.',
  rights: 'Your rights',
  rights_read: 'Read, copy, correct and erase what is kept: in the account, under “Privacy”',
  rights_withdraw:
    'Withdraw this consent at any time, as simply as you give it: on this page with a code to your mobile, in the account, or by a message to our grievance officer',
  rights_complain: 'Complain to our grievance officer, and after that to the Data Protection Board of India',
  privacy: 'The whole privacy notice',
  grievance: 'Grievance officer',
  formTitle: 'Your consent',
  name: 'Your full name',
  relation: 'You are the student’s',
  relation_mother: 'Mother',
  relation_father: 'Father',
  relation_guardian: 'Legal guardian',
  birthYear: 'Year in which you were born',
  birthYearWrong: 'Write the year with four digits',
  otp: 'Code of six digits',
  otpHint: 'It is in the message to the mobile that ends with {digits}, and works for an hour.',
  otpWrong: 'This is not the code of the last message. Check the digits, or have a new code sent',
  required: 'Fill this in',
  agreeNeeded: 'Tick this if you agree. Without it the account stays closed',
  agree: 'I agree',
  newCode: 'Send me a new code',
  newCodeSent: 'A new code is on its way to the mobile that ends with {digits}.',
  refuse:
    'If you do not agree, or do not know this student, do nothing: the account stays closed and is erased after 30 days.',
  check: 'Please check the marked fields',
} as const

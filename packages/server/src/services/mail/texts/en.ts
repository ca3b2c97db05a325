import type { MailTexts } from './text.ts'

export const en: MailTexts = {
  mails: {
    'account.welcome': {
      subject: 'Welcome to Pravesh',
      text: `Dear {{name}},

your account is open. Shortlist schools and colleges, compare them, and fill a form once for all of them.

{{link}}

If you did not sign up, somebody has mistyped their address: do nothing.`,
    },
    'password.temporary': {
      subject: 'Your new password for Pravesh',
      text: `Hello {{name}},

somebody, most likely you, asked for a new password on Pravesh, for {{account}}. Sign in there with this one and choose your own:

{{password}}

It works once, for {{minutes}} minutes. The password you had works too. If you did not ask, do nothing.

{{link}}`,
    },
    'account.code': {
      subject: 'Your code for Pravesh',
      text: `Hello {{name}},

to verify this e-mail address on Pravesh, enter this code in your profile there:

{{code}}

It works for {{minutes}} minutes. Do not share it with anyone. If you did not ask, do nothing.`,
    },
    'account.changed': {
      subject: 'Pravesh: {{what}} was changed',
      text: `Hello {{name}},

{{what}} was changed on Pravesh just now. If that was you, there is nothing to do.

{{note}}

If it was not you, somebody else is in your account. Tell us at once:

{{link}}`,
    },
    'account.signed-in': {
      subject: 'Pravesh: a sign-in from a new network',
      text: `Hello {{name}},

somebody signed in to your account on Pravesh on {{when}}, with {{device}}, from a network that it was not used from lately. If that was you, there is nothing to do.

If it was not you, change your password, which ends every other sign-in, or end this one alone:

{{end}}

Then tell us:

{{link}}`,
    },
    'team.invited': {
      subject: '{{by}} invites you to {{team}} on Pravesh',
      text: `Hello,

{{by}} invites you to work for {{team}} on Pravesh, in the role "{{role}}".

Accept here:
{{link}}

The link works once, for {{hours}} hours. Nobody else should have it. If you do not know who invites you, do nothing.`,
    },
    'account.second-factor-reset': {
      subject: 'Pravesh: the second step of your sign-in was removed',
      text: `Hello {{name}},

we removed the authenticator app, the passkeys and the recovery codes of your account on Pravesh, and signed it out everywhere. The reason:

{{reason}}

The password alone signs in now. Add a second step again as soon as you have signed in. If you did not ask for this, tell us at once:

{{link}}`,
    },
    'erasure.requested': {
      subject: 'Pravesh will erase {{what}} on {{date}}',
      text: `Hello {{name}},

as you asked, Pravesh will erase {{what}} on {{date}}. It cannot be brought back after that.

If you change your mind, or did not ask, keep it here before that day:

{{link}}`,
    },
    'erasure.inactive': {
      subject: 'Sign in to keep your account on Pravesh',
      text: `Hello {{name}},

nobody has signed in to your account on Pravesh for {{years}} years. We do not keep what nobody needs: on {{date}} it will be erased with everything in it.

To keep it, sign in before that day:

{{link}}`,
    },
    'erasure.done': {
      subject: 'Your account on Pravesh is erased',
      text: `Hello {{name}},

your account on Pravesh is erased: children, forms, documents, questions, reviews and this address. If you paid a fee, the receipt stays as tax law requires, without your name.

What was printed or copied by a school or college before is not reached by this. Ask it there.

What we keep and for how long: {{link}}`,
    },
    'enquiry.received': {
      subject: 'We have your enquiry {{reference}}',
      text: `Dear {{name}},

we have your enquiry {{reference}}. Who reads it: {{readBy}}. An answer should reach you within {{hours}} hours.

If you did not ask, somebody has mistyped their address: do nothing.

{{link}}`,
    },
    'grievance.received': {
      subject: 'We have your grievance {{reference}}',
      text: `Dear {{name}},

we have your grievance {{reference}}. It is about: {{subject}}. The grievance officer has to resolve it by {{by}}.

How far it is, by its number and a code to your mobile:

{{link}}

If you did not write, somebody has mistyped their address: do nothing.`,
    },
    'enquiry.answered': {
      subject: '{{institute}} has answered your question ({{reference}})',
      text: `Dear {{name}},

{{reply}}

{{institute}}

You asked: {{question}}

Stop mails of this kind: {{stop}}`,
    },
    'application.moved': {
      subject: '{{institute}}: your application is {{state}}',
      text: `Dear {{name}},

the application of {{applicant}} to {{institute}} is now {{state}}.

{{note}}

What comes next: {{next}}.

{{link}}

Stop mails of this kind: {{stop}}`,
    },
    'application.message': {
      subject: '{{institute}} wrote about your application',
      text: `Dear {{name}},

{{institute}} wrote to you about the application of {{applicant}}:

{{message}}

{{link}}

Stop mails of this kind: {{stop}}`,
    },
    'application.lapsing': {
      subject: '{{institute}}: answer the offer by {{day}}',
      text: `Dear {{name}},

{{institute}} has offered a seat. The offer ends on {{day}}: accept or decline it before.

{{link}}

Stop mails of this kind: {{stop}}`,
    },
    'payment.received': {
      subject: 'Receipt {{receipt}}: {{amount}} for {{institute}}',
      text: `Dear {{name}},

we have your payment of {{amount}} for your application to {{institute}}.

Receipt: {{receipt}}
Date: {{date}}

What comes next: {{next}}.

{{link}}`,
    },
    'payment.refunded': {
      subject: '{{amount}} goes back to you',
      text: `Dear {{name}},

we have sent back {{amount}} that you paid for {{institute}}. Your bank needs five to seven working days to show it.

{{link}}

Stop mails of this kind: {{stop}}`,
    },
    'partner.received': {
      subject: 'We have your application to manage {{institute}}',
      text: `Dear {{name}},

we have your application to manage the page of {{institute}} on Pravesh. Before we hand it over, we call the number that the institute itself publishes.`,
    },
    'partner.approved': {
      subject: '{{institute}} on Pravesh: your login',
      text: `Dear {{name}},

{{institute}} is now a partner of Pravesh, and you manage its page.

Choose your password and sign in here:
{{link}}

The link works once, for {{days}} days. Nobody else should have it. Later you sign in with {{email}} and your password.

There you answer enquiries, read applications and decide on them, and keep the page, its fees, awards and questions up to date.

Begin with your fees and your admission dates: families look for them first.`,
    },
    'partner.linked': {
      subject: '{{institute}} on Pravesh: it is in your login',
      text: `Dear {{name}},

{{institute}} is now a partner of Pravesh, and you manage its page too.

Sign in with {{email}} at {{link}}
Sign in with the password you have. You switch between your institutes at the top of the page.`,
    },
    'partner.unlinked': {
      subject: '{{institute}} on Pravesh: no longer in your login',
      text: `Dear {{name}},

your login on Pravesh no longer manages the page of {{institute}}. The reason:

{{reason}}

If you think that this is a mistake, write to us: {{link}}`,
    },
    'partner.rejected': {
      subject: 'Your application to manage {{institute}} on Pravesh',
      text: `Dear {{name}},

we cannot give you the page of {{institute}} on Pravesh. The reason:

{{reason}}

If you think that this is a mistake, or want to apply again, write to us: {{link}}`,
    },
    'proposal.decided': {
      subject: '{{institute}} on Pravesh: your change of {{matter}} is {{decision}}',
      text: `Dear {{name}},

you asked for a change of {{matter}} of {{institute}} on Pravesh. It is {{decision}}.

{{note}}

{{link}}`,
    },
    'institute.news': {
      subject: 'Pravesh: {{summary}}',
      text: `Hello {{name}},

{{news}}

All that waits for you: {{link}}

Choose which news you get, and when: {{settings}}

Stop these mails: {{stop}}`,
    },
  },
  accounts: {
    student: { college: 'your account for colleges', school: 'your account for schools', both: 'your account' },
    buyer: { college: 'the account of your college', school: 'the account of your school', both: 'your account' },
  },
  changed: {
    password: 'your password',
    email: 'your e-mail address',
    mobile: 'your mobile number',
    refunds: 'your account for refunds',
    factor: 'the second step of your sign-in',
  },
  operator: 'Pravesh',
  roles: {
    owner: 'Owner',
    editor: 'Editor',
    moderator: 'Moderator',
    counsellor: 'Counsellor',
    admissions: 'Admissions',
    finance: 'Finance',
    'read-only': 'Read only',
  },
  unknownDevice: 'a browser that it did not name',
  erased: {
    account: () => 'your account and everything in it',
    child: (name) => `${name} with form, documents and applications`,
    application: (name) => `the papers of your application to ${name}`,
  },
  codesEnded:
    'With it you have shown for the first time that this e-mail address is yours. So that nobody else stays in your account, everybody was signed out, and the mobile number in it no longer signs in by code. To use codes again, verify your mobile in your profile.',
  refunded: (reason) => ({
    state: 'closed by Pravesh',
    note: `Pravesh refunded the fee and closed this application: ${reason}`,
    next: 'Nothing to do: the money goes back to where it came from',
  }),
  reviewedGroups: { name: 'the name', place: 'the place', ownership: 'the owner', approvals: 'the approvals' },
  decisions: { accepted: 'accepted', partly: 'accepted in part', refused: 'not accepted' },
  news: {
    enquiry: (count) => (count === 1 ? 'a new question' : `${count} new questions`),
    application: (count) => (count === 1 ? 'a new application' : `${count} new applications`),
    document: (count) => (count === 1 ? 'a completed application' : `${count} completed applications`),
    offer: (count) => (count === 1 ? 'an answer to an offer' : `${count} answers to offers`),
    lapsing: (count) => (count === 1 ? 'an offer that ends soon' : `${count} offers that end soon`),
    withdrawn: (count) => (count === 1 ? 'a withdrawn application' : `${count} withdrawn applications`),
    overdue: (count) => (count === 1 ? 'a late reply' : `${count} late replies`),
    review: (count) => (count === 1 ? 'a new review' : `${count} new reviews`),
    webhook: (count) => (count === 1 ? 'a webhook was switched off' : `${count} webhooks were switched off`),
  },
  newsOf: (institute, news) => `${institute}: ${news}`,
  newsFrom: (news, name) => `${news}, ${name}`,
  and: (parts) => new Intl.ListFormat('en').format(parts),
  instituteCount: (count) => `${count} institutes`,
  staff: 'The Pravesh staff',
  enquirySms: (reference, hours, link) =>
    `Pravesh has your enquiry ${reference}. An answer should reach you within ${hours} hours: ${link}`,
  readers: (institute) => `${institute} and the Pravesh staff`,
}

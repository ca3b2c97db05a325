import type { MailText } from '../text.ts'

/** Mails to people of institutes. */
export const instituteMails = {
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
} satisfies Record<string, MailText>

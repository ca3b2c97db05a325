import type { MailText } from '../text.ts'

/** Mails to families about questions, applications, draws of lots and payments. */
export const familyMails = {
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
  'draw.listed': {
    subject: '{{institute}}: draw of lots on {{when}}',
    text: `Dear {{name}},

the application of {{applicant}} to {{institute}} is on the list of the draw of lots "{{draw}}". Lots are drawn on {{when}}.

Your code: {{code}}

With this code you find your line of the list on the page of the draw, now and after the draw. Keep it to yourself.

{{link}}

Stop mails of this kind: {{stop}}`,
  },
  'draw.drawn': {
    subject: '{{institute}}: lots are drawn, place {{place}}',
    text: `Dear {{name}},

lots are drawn in "{{draw}}" of {{institute}}. The application of {{applicant}} has place {{place}}.

{{note}}

You can check the order yourself on the page of the draw. Your code: {{code}}

{{link}}

Stop mails of this kind: {{stop}}`,
  },
  'draw.cancelled': {
    subject: '{{institute}}: the draw of lots is cancelled',
    text: `Dear {{name}},

{{institute}} has cancelled the draw of lots "{{draw}}", in which the application of {{applicant}} took part. The reason:

{{reason}}

Your application itself is not changed by this.

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
} satisfies Record<string, MailText>

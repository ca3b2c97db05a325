import type { MailText } from '../text.ts'

/** Mails about an account, its sign-in and its erasure. */
export const accountMails = {
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
} satisfies Record<string, MailText>

import type { BulkAction } from './use-bulk-run.ts'

/** Texts of the dialog of each action, in English; Hindi by them. */
export const bulkTexts: Readonly<Record<BulkAction, { question: string; warning: string; confirm: string }>> = {
  published: {
    question: 'Publish {count} selected?',
    warning:
      'Each becomes public on the site. What somebody else changed since you opened this list is left as it is, and the result says so.',
    confirm: 'Publish now',
  },
  archived: {
    question: 'Archive {count} selected?',
    warning:
      'Each is taken off the site and stays here as archived. What somebody else changed since you opened this list is left as it is, and the result says so.',
    confirm: 'Archive',
  },
  deleted: {
    question: 'Delete {count} selected?',
    warning:
      'Each is deleted with its own parts and cannot be restored. One that enquiries, applications, payments, reviews or logins refer to stays, and the result says why.',
    confirm: 'Delete',
  },
}

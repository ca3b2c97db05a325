export const application = {
  title: 'Application',
  lead: 'Answer what is asked, share documents, and follow what becomes of it.',
} as const

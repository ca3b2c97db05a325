type Attributes = {
  type?: 'tel' | 'email'
  required?: boolean
  autoComplete?: string
  maxLength?: number
  pattern?: string
}

/** Attributes of the fields that every form has, here and not in each page. */
export const knownFields: Readonly<Record<string, Attributes>> = {
  name: { required: true, autoComplete: 'name', maxLength: 120 },
  mobile: {
    type: 'tel',
    required: true,
    autoComplete: 'tel',
    maxLength: 24,
    // Digits of any script and no letters, as people paste a number; in the syntax of the v flag, which the attribute requires.
    pattern: '(\\P{L}*\\p{Nd}){7,15}\\P{L}*',
  },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  city: { autoComplete: 'address-level2', maxLength: 80 },
  institute: { maxLength: 250 },
  course: { maxLength: 160 },
  specialization: { maxLength: 160 },
  topic: { maxLength: 200 },
  exam: { maxLength: 120 },
  score: { maxLength: 40 },
  grievanceSubject: { required: true },
}
/** Any question of a single kind of enquiry. */
export const otherField: Attributes = { maxLength: 60 }

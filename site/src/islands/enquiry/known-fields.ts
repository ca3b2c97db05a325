type Attributes = {
  type?: 'tel' | 'email'
  required?: boolean
  autoComplete?: string
  maxLength?: number
}

/** Attributes of the fields that every form has, here and not in each page. */
export const knownFields: Readonly<Record<string, Attributes>> = {
  name: { required: true, autoComplete: 'name', maxLength: 120 },
  mobile: {
    type: 'tel',
    required: true,
    autoComplete: 'tel',
    maxLength: 24,
    // No pattern: the browser's message on one disappears, and that of the server stays at the field.
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

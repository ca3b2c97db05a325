type Attributes = {
  type?: 'tel' | 'email'
  required?: boolean
  autoComplete?: string
  maxLength?: number
  pattern?: string
}

/** What the fields that every form asks for are like, here and not in each page. */
export const knownFields: Readonly<Record<string, Attributes>> = {
  name: { required: true, autoComplete: 'name', maxLength: 120 },
  mobile: {
    type: 'tel',
    required: true,
    autoComplete: 'tel',
    maxLength: 24,
    // As the API takes it; in the syntax of the v flag, which the attribute asks for.
    pattern: '\\+?[0-9०-९][0-9०-९ \\(\\)\\-]{6,22}',
  },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  city: { autoComplete: 'address-level2', maxLength: 80 },
  institute: { maxLength: 250 },
  course: { maxLength: 160 },
  specialization: { maxLength: 160 },
  topic: { maxLength: 200 },
}
/** Any question that one kind of enquiry asks. */
export const otherField: Attributes = { maxLength: 60 }

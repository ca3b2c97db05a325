export const queries = {
  title: 'प्रश्न',
  lead: 'आपने क्या पूछा और क्या उत्तर मिला।',
} as const

export const reviews = {
  title: 'समीक्षाएँ',
  lead: 'आपने संस्थानों के बारे में क्या लिखा।',
} as const

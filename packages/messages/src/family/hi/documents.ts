export const documents = {
  title: 'दस्तावेज़',
  lead: 'निजी रखे जाते हैं। संस्थान केवल वही देखता है जो आप उससे साझा करते हैं।',
} as const

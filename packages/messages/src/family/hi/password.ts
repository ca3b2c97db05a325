export const password = {
  title: 'पासवर्ड',
  lead: 'दूसरा पासवर्ड चुनें।',
} as const

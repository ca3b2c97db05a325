export const pick = {
  search: 'नाम से खोजें',
  none: 'इस नाम से कुछ नहीं मिला',
  change: 'दूसरा चुनें',
  found: '{count} मिले',
  need: 'सूची से विद्यालय या कॉलेज चुनें',
} as const

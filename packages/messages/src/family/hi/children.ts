export const children = {
  title: 'बच्चे',
  lead: 'हर बच्चे का अपना फ़ॉर्म होता है, जिसे हर विद्यालय पढ़ता है।',
} as const

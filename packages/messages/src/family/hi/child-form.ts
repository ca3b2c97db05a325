export const childForm = {
  title: 'बच्चे का फ़ॉर्म',
  lead: 'एक बार भरें: जिन विद्यालयों में आप आवेदन करते हैं वे सब इसे पढ़ते हैं।',
} as const

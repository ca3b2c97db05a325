export const collegeForm = {
  title: 'कॉलेजों का फ़ॉर्म',
  lead: 'एक बार भरें: जिन कॉलेजों में आप आवेदन करते हैं वे सब इसे पढ़ते हैं।',
} as const

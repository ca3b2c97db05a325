export const profile = {
  title: 'प्रोफ़ाइल',
  lead: 'आप कैसे साइन इन करते हैं और संस्थान आपसे कैसे संपर्क करते हैं।',
} as const

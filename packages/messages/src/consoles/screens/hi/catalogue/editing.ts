import type { editingTexts as english } from '../../en/catalogue/editing.ts'

export const editingTexts: Record<keyof typeof english, string> = {
  thisIsNoPicture: 'यह तस्वीर नहीं है',
  uploadAPicture: 'तस्वीर अपलोड करें',
  previewWithoutYourChanges: 'अपने बदलावों के बिना झलक देखें',
  previewThePage: 'पन्ने की झलक देखें',
  whatHappens: 'क्या होगा',
  isPublished: 'प्रकाशित होगा',
  isTakenOff: 'हटाया जाएगा',
  by: 'किसने',
  notKnown: 'पता नहीं',
  languageOfTheText: 'पाठ की भाषा',
  writingAndPreview: 'लेखन और झलक',
  details: 'बाकी जानकारी',
  hideDetails: 'बाकी जानकारी छिपाएँ',
  showDetails: 'बाकी जानकारी दिखाएँ',
}

/** Labels of the fields for texts in Hindi, by the English one. */
export const declaredOfHindiTexts: Readonly<Record<string, string>> = {
  'Title in Hindi': 'हिन्दी में शीर्षक',
  'Summary in Hindi': 'हिन्दी में सार',
  'Duties in Hindi': 'हिन्दी में काम',
  'Skills in Hindi': 'हिन्दी में कौशल',
  'Outlook in Hindi': 'हिन्दी में भविष्य',
  'Description in Hindi': 'हिन्दी में विवरण',
  'Full name in Hindi': 'हिन्दी में पूरा नाम',
  'Conducting body in Hindi': 'हिन्दी में परीक्षा कराने वाली संस्था',
  'About in Hindi': 'हिन्दी में परिचय',
  'Eligibility in Hindi': 'हिन्दी में पात्रता',
  'Pattern in Hindi': 'हिन्दी में पैटर्न',
  'Syllabus in Hindi': 'हिन्दी में पाठ्यक्रम',
  'Excerpt in Hindi': 'हिन्दी में अंश',
  'Body in Hindi': 'हिन्दी में मुख्य लेख',
  'Tags in Hindi': 'हिन्दी में टैग',
}

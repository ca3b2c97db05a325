/** Texts of the screens of pictures and files, and of fees by class, by the declared English one. */
export const declaredOfMedia: Readonly<Record<string, string>> = {
  'Pictures and files': 'तस्वीरें और फ़ाइलें',
  'What the picture shows': 'तस्वीर में क्या है',
  'Upload a picture': 'तस्वीर अपलोड करें',
  'Line below it': 'नीचे की पंक्ति',
  'Also the text of a link': 'लिंक का पाठ भी यही होता है',
  Tour: 'टूर',
  Video: 'वीडियो',
  Add: 'जोड़ें',
  'Fees by class': 'कक्षावार फ़ीस',
  'Upload a picture, or choose one of “Pictures and files” as the logo there':
    'तस्वीर अपलोड करें, या “तस्वीरें और फ़ाइलें” में से किसी को लोगो बनाएँ',
}

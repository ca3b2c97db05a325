/** What the screens of pictures and files, and of fees by class, say: by its English, declared there. */
export const declaredOfMedia: Readonly<Record<string, string>> = {
  'Pictures and files': 'तस्वीरें और फ़ाइलें',
  'Picture or file': 'तस्वीर या फ़ाइल',
  'Families see the cover first, then the others in this order. The page shows twelve pictures; films, tours and brochures are links.':
    'परिवारों को पहले आवरण दिखता है, फिर बाक़ी इसी क्रम में। पन्ने पर बारह तस्वीरें दिखती हैं; वीडियो, टूर और ब्रोशर लिंक के रूप में रहते हैं।',
  'There are no pictures yet. JPG, PNG and WebP pictures and PDF brochures can be uploaded, to 5 MB each.':
    'अभी कोई तस्वीर नहीं है। JPG, PNG और WebP तस्वीरें और PDF ब्रोशर अपलोड किए जा सकते हैं, हर एक 5 MB तक।',
  'Upload files': 'फ़ाइलें अपलोड करें',
  'Files to upload': 'अपलोड होने वाली फ़ाइलें',
  'Say in a few words what each picture shows: it is read to people who cannot see it.':
    'कुछ शब्दों में लिखें कि हर तस्वीर में क्या है: जो देख नहीं सकते, उन्हें यही पढ़कर सुनाया जाता है।',
  'What the picture shows': 'तस्वीर में क्या है',
  'Say what the picture shows': 'लिखें कि तस्वीर में क्या है',
  'Title of the brochure': 'ब्रोशर का शीर्षक',
  'Do not upload': 'अपलोड न करें',
  'Upload {count}': '{count} अपलोड करें',
  '{done} of {total} uploaded': '{total} में से {done} अपलोड हुईं',
  'Without a description: {count}': 'बिना विवरण: {count}',
  'Larger than 5 MB': '5 MB से बड़ी है',
  'Neither a JPG, PNG or WebP picture nor a PDF': 'न JPG, PNG या WebP तस्वीर है, न PDF',
  'This file cannot be read': 'यह फ़ाइल पढ़ी नहीं जा सकी',
  'This picture cannot be read, or has more than 50 million pixels':
    'यह तस्वीर पढ़ी नहीं जा सकी, या इसमें 5 करोड़ से ज़्यादा पिक्सेल हैं',
  'Add by address': 'पते से जोड़ें',
  'Change the description': 'विवरण बदलें',
  'Line below it': 'नीचे की पंक्ति',
  'Also the text of a link': 'लिंक का पाठ भी यही होता है',
  'Move earlier': 'पहले ले जाएँ',
  'Move later': 'बाद में ले जाएँ',
  '{name}: place {place} of {total}': '{name}: {total} में से स्थान {place}',
  'Use as cover': 'आवरण बनाएँ',
  'Remove as cover': 'आवरण हटाएँ',
  'Use as logo': 'लोगो बनाएँ',
  'The logo is changed': 'लोगो बदल गया',
  'Delete this picture or file?': 'यह तस्वीर या फ़ाइल हटाएँ?',
  Tour: 'टूर',
  Video: 'वीडियो',
  Add: 'जोड़ें',
  'Fees by class': 'कक्षावार फ़ीस',
  'Source of the fees': 'फ़ीस का स्रोत',
  'Upload a picture under “Pictures and files”, and use it as the logo there':
    '“तस्वीरें और फ़ाइलें” में तस्वीर अपलोड करें और वहीं उसे लोगो बनाएँ',
}

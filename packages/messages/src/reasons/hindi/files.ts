/** Reasons why a file is not taken, and what to do. */
export const reasonsOfFiles: Readonly<Record<string, string>> = {
  'Not base64': 'फ़ाइल ठीक से नहीं पहुँची। फिर से चुनकर भेजें',
  'At most 5 MB': 'ज़्यादा से ज़्यादा 5 MB',
  'A JPG, PNG or WebP picture, please': 'JPG, PNG या WebP तस्वीर चुनें',
  'A brochure is a PDF': 'ब्रोशर PDF होना चाहिए',
  'This file is damaged, or is no PDF, JPG, PNG or WebP': 'फ़ाइल खराब है, या PDF, JPG, PNG या WebP नहीं है',
  'This picture cannot be read, or has more than 50 million pixels':
    'यह तस्वीर पढ़ी नहीं जा सकी, या इसमें 5 करोड़ से ज़्यादा पिक्सेल हैं',
  'This file is empty. Choose another one': 'यह फ़ाइल खाली है। दूसरी फ़ाइल चुनें',
  'This is a program, not a document. Choose a PDF or a picture': 'यह दस्तावेज़ नहीं, कोई प्रोग्राम है। PDF या तस्वीर चुनें',
  'This is a Word, Excel or ZIP file. Save it as a PDF, and choose that':
    'यह Word, Excel या ZIP फ़ाइल है। इसे PDF में सहेजें, और वह चुनें',
  'This photo is in the format HEIC, which many cannot open. Set the camera of the phone to “Most Compatible”, or take a screenshot of the photo, and choose that':
    'यह फ़ोटो HEIC रूप में है, जो बहुत जगह नहीं खुलता। फ़ोन के कैमरे को “Most Compatible” पर रखें, या फ़ोटो का स्क्रीनशॉट लें, और वह चुनें',
  'The end of this PDF is missing. Download or scan it again, and choose the new file':
    'इस PDF का अंत नहीं है। इसे फिर से डाउनलोड या स्कैन करें, और नई फ़ाइल चुनें',
  'This PDF asks for a password. Save a copy without one, and choose that':
    'यह PDF पासवर्ड माँगता है। इसकी बिना पासवर्ड वाली प्रति सहेजें, और वह चुनें',
}

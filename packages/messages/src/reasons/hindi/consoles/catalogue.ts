/** Reasons for rejecting a record of a catalogue, a course, a cut-off, a placement or a part of an institute. */
export const sentencesOfCatalogue: Readonly<Record<string, string>> = {
  'Choose a time that is still to come, or publish it now': 'आने वाला समय चुनें, या अभी प्रकाशित करें',
  'Say when it goes out: it is scheduled': 'बताइए कब निकले: यह तय समय पर है',
  'Must be later than Publish at': '“कब प्रकाशित हो” के बाद होना चाहिए',
  'Must not be before From': '“कब से” से पहले नहीं हो सकता',
  'Say where these fees come from: without a source no page shows them':
    'बताएँ कि यह फ़ीस कहाँ से है: स्रोत के बिना कोई पन्ना इसे नहीं दिखाता',
  'Below the opening rank': 'पहली रैंक से कम है',
  'The table has this round, category and quota already': 'तालिका में यह चरण, वर्ग और कोटा पहले से है',
  'There is a table of this year and exam already': 'इस साल और परीक्षा की तालिका पहले से है',
  'Not an exam of this course: add it to its exams first': 'यह इस कोर्स की परीक्षा नहीं है: पहले इसे कोर्स की परीक्षाओं में जोड़ें',
  'More than were eligible': 'नौकरी चाहने वालों से ज़्यादा है',
  'Above the median': 'माध्यक से ज़्यादा है',
  'Above the average': 'औसत से ज़्यादा है',
  'Above the highest': 'सबसे ज़्यादा वेतन से ऊपर है',
  'As 2027-28': 'जैसे 2027-28',
  'A class comes once': 'हर कक्षा एक ही बार',
  'Say what the picture shows': 'लिखें कि तस्वीर में क्या है',
  'Digits, spaces and hyphens': 'अंक, ख़ाली जगह और हाइफ़न',
}

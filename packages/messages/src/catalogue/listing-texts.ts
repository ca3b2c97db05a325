/** An installation's initial listing texts in Hindi, by the English text. Editors' texts are not included. */
export const listingTexts: Readonly<Record<string, string>> = {
  'Schools in India': 'भारत के स्कूल',
  'Colleges in India': 'भारत के कॉलेज',
  'Girls’ schools in India': 'भारत में लड़कियों के स्कूल',
  'Compare schools by board, fees, classes and place. Every figure says where it comes from; what nobody has published is not shown.':
    'बोर्ड, फ़ीस, कक्षा और जगह से स्कूलों की तुलना करें। हर आँकड़ा बताता है कि वह कहाँ से है; जो किसी ने नहीं बताया वह नहीं दिखाया जाता।',
  'Schools that admit girls only, as their register or their name says.':
    'स्कूल जहाँ सिर्फ़ लड़कियों को दाख़िला मिलता है, जैसा उनकी सूची या उनके नाम में लिखा है।',
  'Universities and colleges with their courses, entrance exams, ranks and fees, each figure with its source and date.':
    'विश्वविद्यालय और कॉलेज, उनके कोर्स, प्रवेश परीक्षाएँ, रैंक और फ़ीस। हर आँकड़ा अपने स्रोत और तारीख़ के साथ।',
  'Where do these schools come from?': 'ये स्कूल कहाँ से लिए गए हैं?',
  'From the published lists of the boards and of Kendriya Vidyalaya Sangathan. Each page names its register and the date.':
    'बोर्डों और केंद्रीय विद्यालय संगठन की प्रकाशित सूचियों से। हर पेज पर उसकी सूची और तारीख़ लिखी है।',
  'Are the fees real?': 'क्या फ़ीस असली है?',
  'A fee carries its source. In this demonstration fees, ratings, facilities and admission dates are demo values and are marked so.':
    'हर फ़ीस के साथ उसका स्रोत है। इस नमूने में फ़ीस, रेटिंग, सुविधाएँ और दाख़िले की तारीख़ें नमूने की हैं और उन पर यह लिखा है।',
  'Whose ranks are these?': 'ये रैंक किसकी हैं?',
  'Those of the National Institutional Ranking Framework, of the year that is written beside them.':
    'राष्ट्रीय संस्थागत रैंकिंग ढाँचे (NIRF) की, उस साल की जो साथ में लिखा है।',
  'How to read a fee': 'फ़ीस कैसे पढ़ें',
  '<p>Look at two totals: what the <strong>first year</strong> costs, with admission and deposit, and what <strong>each later year</strong> costs.</p>':
    '<p>दो जोड़ देखें: <strong>पहले साल</strong> का ख़र्च, दाख़िले और जमा राशि के साथ, और <strong>उसके बाद हर साल</strong> का ख़र्च।</p>',
  'Which age for which class': 'किस कक्षा के लिए कितनी उम्र',
  '<p>Most states ask for six years on joining class 1. The date on which the age counts differs from state to state.</p>':
    '<p>ज़्यादातर राज्यों में कक्षा 1 में दाख़िले के लिए छह साल की उम्र चाहिए। उम्र किस तारीख़ को गिनी जाती है, यह हर राज्य में अलग है।</p>',
  'What approval means': 'मान्यता का मतलब',
  '<p>The UGC recognises universities; AICTE, NMC, BCI and others approve professional courses. Ask for the letter of the current year.</p>':
    '<p>विश्वविद्यालयों को UGC मान्यता देता है; व्यावसायिक कोर्सों को AICTE, NMC, BCI और दूसरी संस्थाएँ। इस साल का पत्र माँगकर देखें।</p>',
}

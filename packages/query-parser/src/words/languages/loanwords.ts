/** English words as Devanagari writes them, word by word, each before its Latin spelling; spelt letters (सीबीएसई) are read by rule. */
export const loanwords = `
  मीडियम medium; मिडियम medium; माध्यम medium; स्कूल school; स्कूल्स schools; कॉलेज college;
  कालेज college; कॉलेजेज colleges; बोर्ड board; पब्लिक public; आर्मी army; इंटरनेशनल international;
  यूनिवर्सिटी university; विश्वविद्यालय university; इंस्टीट्यूट institute; इंजीनियरिंग engineering; इंजिनियरिंग engineering;
  इंजीनियर engineer; मेडिकल medical; मैनेजमेंट management; डिजाइन design; डिजाइनर designer;
  डिज़ाइनर designer; डिजाइनिंग designing; फैशन fashion; फार्मेसी pharmacy; फार्मा pharma;
  नर्सिंग nursing; लॉ law; आर्ट्स arts; साइंस science; कॉमर्स commerce; कंप्यूटर computer;
  कम्प्यूटर computer; सॉफ्टवेयर software; डेवलपर developer; टेक tech; एड ed; कॉम com; ऑनलाइन online;
  डिस्टेंस distance; पॉलिटेक्निक polytechnic; डिप्लोमा diploma; कोर्स course; कोर्सेज courses;
  हॉस्टल hostel; बोर्डिंग boarding; प्राइवेट private; गवर्नमेंट government; गर्ल्स girls; बॉयज boys;
  टॉप top; बेस्ट best; फीस fees; एडमिशन admission; एंट्रेंस entrance; एग्जाम exam; टेस्ट test;
  मेन main; मेन्स mains; एडवांस्ड advanced; सिलेबस syllabus; कटऑफ cutoff; पैटर्न pattern;
  रिजल्ट result; नेट net; कैट cat; गेट gate; क्लैट clat; नीट neet; नाटा nata; निफ्ट nift; क्लास class;
  नर्सरी nursery; प्ले play; प्री pre; प्राइमरी primary; ग्रुप group; किंडरगार्टन kindergarten;
  पायलट pilot; डॉक्टर doctor; मैनेजर manager; होटल hotel; बैंक bank; अफसर officer; ऑफिसर officer;
  सिविल civil; मैकेनिकल mechanical; इलेक्ट्रिकल electrical; इलेक्ट्रॉनिक्स electronics;
  आर्किटेक्चर architecture; एनिमेशन animation; मास mass; कम्युनिकेशन communication; स्विमिंग swimming;
  पूल pool; इंग्लिश english; स्टेट state; सेंट्रल central; कैंब्रिज cambridge; गुजराती gujarati;
  मराठी marathi; तमिल tamil; तेलुगु telugu; कन्नड़ kannada; मलयालम malayalam; बंगाली bengali;
  बांग्ला bengali; उर्दू urdu; पंजाबी punjabi; उड़िया odia; ओड़िया odia; संस्कृत sanskrit;
  असमिया assamese; हिंदी hindi; हिन्दी hindi; अंग्रेजी english; फॉर्म form; इंटर inter; मैरीन marine;
  एयर air; फोर्स force; नेवी navy; साइकोलॉजिस्ट psychologist; जर्नलिज्म journalism;
  एग्रीकल्चर agriculture; बायोटेक्नोलॉजी biotechnology; लिस्ट list; कैंपस campus; हायर higher;
  सेकेंडरी secondary; सीनियर senior; जूनियर junior; डे day; मोंटेसरी montessori; चार्टर्ड chartered;
  अकाउंटेंट accountant
`

/** Captions and descriptions of the pictures that were drawn for the demonstration, in Hindi, by the English text. */
export const pictures: Readonly<Record<string, string>> = {
  'The main gate': 'मुख्य द्वार',
  'A classroom': 'कक्षा',
  'The library': 'पुस्तकालय',
  'The laboratory': 'प्रयोगशाला',
  'The computer room': 'कंप्यूटर कक्ष',
  'The playground': 'खेल का मैदान',
  'Sports day': 'खेल दिवस',
  'The auditorium': 'सभागार',
  'The canteen': 'कैंटीन',
  'A hostel room': 'छात्रावास का कमरा',
  'A school bus': 'स्कूल बस',
  'The art room': 'कला कक्ष',
  'The lawn': 'लॉन',
  'The workshop': 'कार्यशाला',
  'Drawing: Open iron gates between brick pillars, a path to a low building':
    'चित्र: ईंट के खंभों के बीच लोहे का खुला फाटक और एक नीची इमारत तक जाता रास्ता',
  'Drawing: A blackboard between two windows, rows of wooden desks':
    'चित्र: दो खिड़कियों के बीच ब्लैकबोर्ड और लकड़ी की मेज़ों की कतारें',
  'Drawing: Tall shelves of books, a reading table with a lamp': 'चित्र: किताबों की ऊँची अलमारियाँ और लैंप वाली पढ़ने की मेज़',
  'Drawing: Flasks, a microscope and test tubes on a bench': 'चित्र: मेज़ पर फ़्लास्क, सूक्ष्मदर्शी और परखनलियाँ',
  'Drawing: Two rows of screens below three windows': 'चित्र: तीन खिड़कियों के नीचे स्क्रीन की दो कतारें',
  'Drawing: A slide, swings and a see-saw on sand': 'चित्र: रेत पर फिसलपट्टी, झूले और सी-सॉ',
  'Drawing: Hurdles on a red track below strings of flags': 'चित्र: झंडियों की लड़ियों के नीचे लाल ट्रैक पर बाधाएँ',
  'Drawing: A lit stage with a lectern, rows of red seats': 'चित्र: रोशन मंच पर व्याख्यान मेज़ और लाल कुर्सियों की कतारें',
  'Drawing: Tables before a counter with an awning': 'चित्र: छज्जे वाले काउंटर के सामने मेज़ें',
  'Drawing: Two beds, a desk and a window with curtains': 'चित्र: दो पलंग, एक मेज़ और परदों वाली खिड़की',
  'Drawing: A yellow bus on a road between trees': 'चित्र: पेड़ों के बीच सड़क पर पीली बस',
  'Drawing: Two easels with landscapes, pots of paint on a table':
    'चित्र: प्राकृतिक दृश्यों वाले दो ईज़ल और मेज़ पर रंग की डिब्बियाँ',
  'Drawing: Benches below large trees, a path across the grass': 'चित्र: बड़े पेड़ों के नीचे बेंचें और घास के बीच रास्ता',
  'Drawing: A lathe and a workbench, tools on the wall': 'चित्र: खराद मशीन, काम की मेज़ और दीवार पर औज़ार',
}

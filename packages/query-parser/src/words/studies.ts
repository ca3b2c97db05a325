import type { WordGroup } from './word-group.ts'

/** How, at which level and in which field one studies. */
export const studyGroups: readonly WordGroup[] = [
  {
    type: 'delivery',
    value: 'distance',
    kinds: ['college', 'course'],
    cost: 0.15,
    phrases: `
      distance; distance learning; distance education; correspondence; दूरस्थ; distance mode; private mode
    `,
  },
  {
    type: 'delivery',
    value: 'online',
    kinds: ['college', 'course'],
    cost: 0.2,
    phrases: `
      online; ऑनलाइन; online mode
    `,
  },
  {
    type: 'delivery',
    value: 'part-time',
    kinds: ['college', 'course'],
    cost: 0.2,
    phrases: `
      part time; parttime; evening; weekend; working professionals
    `,
  },
  {
    type: 'delivery',
    value: 'full-time',
    kinds: ['college', 'course'],
    cost: 0.6,
    phrases: `
      full time; fulltime; regular
    `,
  },
  {
    type: 'level',
    value: 'undergraduate',
    kinds: ['college', 'exam', 'course'],
    cost: 0.35,
    phrases: `
      ug; undergraduate; bachelor; bachelors; graduation; after 12th; after 12; after class 12;
      after plus2; 12th ke baad; 12 ke baad; barahvi ke baad; 12वीं के बाद; बारहवीं के बाद; after inter;
      inter ke baad; after intermediate; स्नातक; 12th ke bad; after 12th class; 12vi ke baad; 12vi ke bad; 12ve ke baad; barvi ke baad
    `,
  },
  {
    type: 'level',
    value: 'postgraduate',
    kinds: ['college', 'exam', 'course'],
    cost: 0.35,
    phrases: `
      pg; postgraduate; post graduate; post graduation; masters; master; after graduation;
      graduation ke baad; स्नातकोत्तर; ग्रेजुएशन के बाद; after degree; after btech; after bcom; after ba;
      after bsc
    `,
  },
  {
    type: 'level',
    value: 'diploma',
    kinds: ['college', 'exam', 'course'],
    cost: 0.3,
    phrases: `
      diploma; diplomas; polytechnic; polytechnics; after 10th; after 10; after class 10; 10th ke baad;
      10 ke baad; 10वीं के बाद; दसवीं के बाद; डिप्लोमा; पॉलिटेक्निक; dasvi ke baad; after matric; 10vi ke baad; 10ve ke baad; 10th ke bad
    `,
  },
  {
    type: 'level',
    value: 'doctoral',
    kinds: ['college', 'course'],
    cost: 0.6,
    phrases: `
      doctorate; research degree
    `,
  },
  {
    type: 'level',
    value: 'certificate',
    kinds: ['college', 'course'],
    cost: 0.5,
    phrases: `
      certificate; short term
    `,
  },
  {
    type: 'category',
    value: 'engineering',
    kinds: ['college', 'exam', 'course'],
    cost: 0.15,
    phrases: `
      engineering; engg; engineer college; इंजीनियरिंग; engineering branch; enginering; abhiyantriki
    `,
  },
  {
    type: 'category',
    value: 'medicine-and-health',
    kinds: ['college', 'exam', 'course'],
    cost: 0.15,
    phrases: `
      medical; medicine; मेडिकल; चिकित्सा; health; paramedical; ayush; medico; dental college
    `,
  },
  {
    type: 'category',
    value: 'law',
    kinds: ['college', 'exam', 'course'],
    cost: 0.15,
    phrases: `
      law; legal; लॉ; विधि; kanoon; कानून; vakalat
    `,
  },
  {
    type: 'category',
    value: 'management',
    kinds: ['college', 'exam', 'course'],
    cost: 0.15,
    phrases: `
      management; business; प्रबंधन; मैनेजमेंट; b school; b schools*; business school; business schools*;
      bschool
    `,
  },
  {
    type: 'category',
    value: 'design',
    kinds: ['college', 'exam', 'course'],
    cost: 0.35,
    phrases: `
      design; designing; fashion design; fashion designing; fashion; interior design; graphic design;
      डिज़ाइन; फैशन डिजाइनिंग; फैशन डिजाइन
    `,
  },
  {
    type: 'category',
    value: 'architecture',
    kinds: ['college', 'exam', 'course'],
    cost: 0.3,
    phrases: `
      architecture; आर्किटेक्चर
    `,
  },
  {
    type: 'category',
    value: 'arts-and-humanities',
    kinds: ['college', 'exam', 'course'],
    cost: 0.4,
    phrases: `
      arts; humanities; आर्ट्स; कला
    `,
  },
  {
    type: 'category',
    value: 'commerce',
    kinds: ['college', 'exam', 'course'],
    cost: 0.4,
    phrases: `
      commerce; कॉमर्स; वाणिज्य
    `,
  },
  {
    type: 'category',
    value: 'science',
    kinds: ['college', 'exam', 'course'],
    cost: 0.4,
    phrases: `
      science; sciences; साइंस; विज्ञान
    `,
  },
  {
    type: 'category',
    value: 'pharmacy',
    kinds: ['college', 'exam', 'course'],
    cost: 0.2,
    phrases: `
      pharmacy; pharma; फार्मेसी; pharmaceutical
    `,
  },
  {
    type: 'category',
    value: 'media',
    kinds: ['college', 'exam', 'course'],
    cost: 0.3,
    phrases: `
      media; mass communication; mass comm; journalism; पत्रकारिता; animation; film making; film
    `,
  },
  {
    type: 'category',
    value: 'hospitality',
    kinds: ['college', 'exam', 'course'],
    cost: 0.2,
    phrases: `
      hotel management; hospitality; होटल मैनेजमेंट; hotel mgmt; culinary
    `,
  },
  {
    type: 'category',
    value: 'agriculture-and-veterinary',
    kinds: ['college', 'exam', 'course'],
    cost: 0.2,
    phrases: `
      agriculture; agri; कृषि; veterinary; krishi; agricultural
    `,
  },
  {
    type: 'category',
    value: 'education',
    kinds: ['college', 'exam', 'course'],
    cost: 0.5,
    phrases: `
      teacher training; teaching; शिक्षक प्रशिक्षण
    `,
  },
  {
    type: 'category',
    value: 'computer-applications',
    kinds: ['college', 'exam', 'course'],
    cost: 0.5,
    phrases: `
      computer applications; computer
    `,
  },
  {
    type: 'category',
    value: 'vocational',
    kinds: ['college', 'exam', 'course'],
    cost: 0.4,
    phrases: `
      vocational; skill; skill development
    `,
  },
]

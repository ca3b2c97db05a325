import type { WordGroup } from '../word-group.ts'

/** Kinds of schools, whom they teach and where pupils live. */
export const schoolGroups: readonly WordGroup[] = [
  {
    type: 'type',
    value: 'kendriya-vidyalaya',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      kendriya vidyalaya; kendriya vidyalayas*; kendriya vidyalay; kv; kvs; kvs*; central school; central schools*;
      केंद्रीय विद्यालय; केन्द्रीय विद्यालय; केवी
    `,
  },
  {
    type: 'type',
    value: 'navodaya-vidyalaya',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      navodaya; navodaya vidyalaya; jawahar navodaya vidyalaya; jnv; navodaya school; नवोदय;
      नवोदय विद्यालय; जवाहर नवोदय विद्यालय; jnvs*
    `,
  },
  {
    type: 'type',
    value: 'sainik-school',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      sainik school; sainik schools*; sainik; सैनिक स्कूल; सैनिक; rashtriya military school;
      military school; military schools*
    `,
  },
  {
    type: 'type',
    value: 'army-public-school',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      army public school; army public schools*; army school; army schools*; आर्मी पब्लिक स्कूल; aps
    `,
  },
  {
    type: 'type',
    value: 'international',
    kinds: ['school'],
    cost: 0.4,
    phrases: `
      international; इंटरनेशनल; intl; antarrashtriya
    `,
  },
  {
    type: 'type',
    value: 'special',
    kinds: ['school'],
    cost: 0.2,
    phrases: `
      special school; special schools*; special needs; special education; divyang; दिव्यांग; autism;
      specially abled; disabled; special children; special child; children with special needs
    `,
  },
  {
    type: 'residential',
    value: 'residential',
    kinds: ['school'],
    cost: 0.15,
    phrases: `
      boarding; residential; hostel facility school; boarding school; boarding schools*;
      residential school; residential schools*; आवासीय; बोर्डिंग; छात्रावास वाले; awasiya; hostel wala;
      hostel wale; boardng
    `,
  },
  {
    type: 'residential',
    value: 'day-boarding',
    kinds: ['school'],
    cost: 0.15,
    phrases: `
      day boarding; dayboarding; day care school; डे बोर्डिंग
    `,
  },
  {
    type: 'residential',
    value: 'day',
    kinds: ['school'],
    cost: 0.2,
    phrases: `
      day school; day schools*; non residential
    `,
  },
  {
    type: 'gender',
    value: 'girls',
    kinds: ['school', 'college'],
    cost: 0.1,
    phrases: `
      girls; girl; only girls; all girls; girls only; for girls; ladies; ladkiyon ka; ladkiyon ke;
      ladkiyon ke liye; ladki; ladkiyo; women; womens; woman; mahila; महिला; लड़कियों के; लड़कियों के लिए;
      लड़कियों का; कन्या; kanya; गर्ल्स; बालिका; balika; female; beti
    `,
  },
  {
    type: 'gender',
    value: 'boys',
    kinds: ['school', 'college'],
    cost: 0.1,
    phrases: `
      boys; boy; only boys; all boys; boys only; for boys; ladkon ka; ladkon ke; ladkon ke liye; लड़कों के;
      लड़कों के लिए; लड़कों का; बालक; बॉयज; men
    `,
  },
  {
    type: 'gender',
    value: 'co-ed',
    kinds: ['school'],
    cost: 0.15,
    phrases: `
      co ed; coed; co educational; coeducational; co education; सह शिक्षा; mixed
    `,
  },
  {
    type: 'stream',
    value: 'science',
    kinds: ['school'],
    cost: 0.5,
    phrases: `
      11th science; class 11 science; science stream; विज्ञान वर्ग
    `,
  },
  {
    type: 'stream',
    value: 'commerce',
    kinds: ['school'],
    cost: 0.5,
    phrases: `
      commerce stream; class 11 commerce; 11th commerce
    `,
  },
  {
    type: 'stream',
    value: 'arts',
    kinds: ['school'],
    cost: 0.5,
    phrases: `
      arts stream; humanities stream; 11th arts
    `,
  },
  {
    type: 'admissionsOpen',
    value: 'true',
    kinds: ['school', 'college'],
    cost: 0.1,
    phrases: `
      admission open; admissions open; open admission; admission going on; admission started;
      admission shuru; admission chalu; admission khula; दाखिला शुरू; प्रवेश शुरू; admission 2026 open;
      admission form open; taking admission; एडमिशन ओपन; admission open hai; admission abhi open
    `,
  },
]

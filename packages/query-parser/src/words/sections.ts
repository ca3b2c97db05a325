import { everyKind, type WordGroup } from './word-group.ts'

/** Words for a section of a page: cutoff, dates, syllabus, fees, admission. */
export const sectionGroups: readonly WordGroup[] = [
  {
    type: 'section',
    value: 'reviews',
    kinds: everyKind,
    cost: 0.2,
    phrases: 'review; reviews; rating; ratings; feedback; रिव्यू; समीक्षा',
  },
  {
    type: 'section',
    value: 'cutoff',
    kinds: everyKind,
    cost: 0.1,
    phrases: `
      cutoff; cutoffs; cut off; cut offs; cut off marks; cutoff marks; कटऑफ; कट ऑफ; qualifying marks;
      passing marks; closing rank; closing ranks; cutof
    `,
  },
  {
    type: 'section',
    value: 'dates',
    kinds: everyKind,
    cost: 0.1,
    phrases: `
      date; dates; exam date; exam dates; schedule; last date; form date; form last date; application date;
      kab hai; kab hoga; kab hogi; kab aayega; when is; तारीख; तिथि; कब है; कब होगी; कब होगा; परीक्षा तिथि;
      2026 date; timetable; time table; registration date; application form; application form date;
      form kab aayega; last date to apply; डेट
    `,
  },
  {
    type: 'section',
    value: 'syllabus',
    kinds: everyKind,
    cost: 0.1,
    phrases: `
      syllabus; silabus; सिलेबस; topics; syllabus pdf; chapters; sylabus
    `,
  },
  {
    type: 'section',
    value: 'eligibility',
    kinds: everyKind,
    cost: 0.1,
    phrases: `
      eligibility; eligibility criteria; age limit; योग्यता; पात्रता; yogyata; who can apply; criteria;
      eligible; आयु सीमा; attempts
    `,
  },
  {
    type: 'section',
    value: 'pattern',
    kinds: everyKind,
    cost: 0.1,
    phrases: `
      pattern; exam pattern; paper pattern; marking scheme; question paper pattern; पैटर्न;
      negative marking
    `,
  },
  {
    type: 'section',
    value: 'fees',
    kinds: everyKind,
    cost: 0.3,
    phrases: `
      application fee; form fee; registration fee; exam fee; form fees; registration fees;
      application fees; exam fees
    `,
  },
  {
    type: 'section',
    value: 'result',
    kinds: everyKind,
    cost: 0.1,
    phrases: `
      result; results; admit card; hall ticket; answer key; counselling; counseling; रिजल्ट; परिणाम;
      एडमिट कार्ड; score card; merit list
    `,
  },
  {
    type: 'section',
    value: 'colleges',
    kinds: everyKind,
    cost: 0.6,
    phrases: `
      accepting colleges; college list
    `,
  },
  {
    type: 'section',
    value: 'cutoff',
    kinds: everyKind,
    cost: 0.5,
    phrases: `
      percentile; marks; kitne marks; kitne number; marks chahiye; अंक; कितने अंक; score;
      percentile chahiye; kitne percentile; passing percentage
    `,
  },
  {
    type: 'section',
    value: 'dates',
    kinds: everyKind,
    cost: 0.5,
    phrases: `
      kab; कब; when; kab se; शुरू; start date; deadline
    `,
  },
  {
    type: 'section',
    value: 'pattern',
    kinds: everyKind,
    cost: 0.5,
    phrases: `
      paper; kaisa aata hai; kaise aata hai; pattern kaisa; kitne questions; kitne prashn;
      how many questions
    `,
  },
  {
    type: 'section',
    value: 'placement',
    kinds: everyKind,
    cost: 0.3,
    phrases: `
      placement; placements; package; highest package; average package; प्लेसमेंट
    `,
  },
  {
    type: 'fees',
    value: 'fees',
    kinds: everyKind,
    cost: 0.3,
    phrases: `
      fees; fee; fees structure; fee structure; फीस; शुल्क; fis; annual fees; yearly fees; ki fees;
      tuition fee; budget is; phees
    `,
  },
  {
    type: 'admission',
    value: 'admission',
    kinds: ['school', 'college'],
    cost: 0.15,
    phrases: `
      admission; admissions; admision; addmission; dakhila; daakhila; दाखिला; दाखिले; प्रवेश; एडमिशन;
      admission in; admission process; enrollment; pravesh; admission ke liye; admission chahiye; form;
      registration
    `,
  },
]

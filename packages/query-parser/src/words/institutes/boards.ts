import type { WordGroup } from '../word-group.ts'

/** Boards and mediums of schools. */
export const boardGroups: readonly WordGroup[] = [
  {
    type: 'board',
    value: 'cbse',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      cbse; cbse board; central board; सीबीएसई; cbsc; cbse affiliated
    `,
  },
  {
    type: 'board',
    value: 'cisce',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      icse; isc; cisce; icse board; isc board; icse isc; आईसीएसई; आइसीएसई; icsc
    `,
  },
  {
    type: 'board',
    value: 'ib',
    kinds: ['school'],
    cost: 0.2,
    phrases: `
      ib; ib board; international baccalaureate; ibdp; आईबी
    `,
  },
  {
    type: 'board',
    value: 'cambridge',
    kinds: ['school'],
    cost: 0.2,
    phrases: `
      igcse; cambridge; cambridge international; caie; cambridge board; a levels; आईजीसीएसई
    `,
  },
  {
    type: 'board',
    value: 'state-board',
    kinds: ['school'],
    cost: 0.9,
    phrases: `
      board; बोर्ड
    `,
  },
  {
    type: 'board',
    value: 'nios',
    kinds: ['school'],
    cost: 0.15,
    phrases: `
      nios; open school; open schooling; national open school; एनआईओएस
    `,
  },
  {
    type: 'board',
    value: 'state-board',
    kinds: ['school'],
    cost: 0.2,
    phrases: `
      state board; stateboard; state syllabus; ssc board; hsc board; matric board; राज्य बोर्ड;
      rajya board; स्टेट बोर्ड
    `,
  },
  {
    type: 'medium',
    value: 'hindi',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      hindi medium; हिंदी मीडियम; हिन्दी मीडियम; हिंदी माध्यम; hindi madhyam
    `,
  },
  {
    type: 'medium',
    value: 'english',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      english medium; इंग्लिश मीडियम; अंग्रेजी माध्यम; अंग्रेजी मीडियम; angrezi medium; eng medium
    `,
  },
  {
    type: 'medium',
    value: 'marathi',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      marathi medium
    `,
  },
  {
    type: 'medium',
    value: 'gujarati',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      gujarati medium
    `,
  },
  {
    type: 'medium',
    value: 'tamil',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      tamil medium
    `,
  },
  {
    type: 'medium',
    value: 'telugu',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      telugu medium
    `,
  },
  {
    type: 'medium',
    value: 'kannada',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      kannada medium
    `,
  },
  {
    type: 'medium',
    value: 'malayalam',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      malayalam medium
    `,
  },
  {
    type: 'medium',
    value: 'bengali',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      bengali medium
    `,
  },
  {
    type: 'medium',
    value: 'urdu',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      urdu medium
    `,
  },
  {
    type: 'medium',
    value: 'punjabi',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      punjabi medium
    `,
  },
  {
    type: 'medium',
    value: 'odia',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      odia medium
    `,
  },
]

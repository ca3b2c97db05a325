import type { WordGroup } from './word-group.ts'

/** Words that order a listing; they never filter. */
export const orderGroups: readonly WordGroup[] = [
  {
    type: 'sort',
    value: 'rank',
    kinds: ['school', 'college'],
    cost: 0.1,
    phrases: `
      best; top; top 10; top ten; top 5; top 20; top 50; top 100; good; ranking; top rated; famous; no 1;
      number 1; number one; leading; ranked; sabse accha; sabse achha; sabse acche; sabse achhe; accha;
      achha; acche; achhe; badhiya; अच्छे; अच्छा; सबसे अच्छे; सबसे अच्छा; बढ़िया; टॉप; बेस्ट; behtareen;
      बेहतरीन; popular; reputed; nirf ranking; rank; rank wise; nirf
    `,
  },
  {
    type: 'sort',
    value: 'feeAsc',
    kinds: ['school', 'college'],
    cost: 0.1,
    phrases: `
      cheap; cheapest; cheaper; low fee; low fees; lowest fees; low cost; less fees; affordable; budget;
      economical; sasta; saste; sasti; sabse sasta; sabse saste; kam fees; kam fees wale; kam fees wala;
      kam fee wale; kam fees me; सस्ता; सस्ते; सबसे सस्ते; कम फीस; कम फीस वाले; कम फीस वाला; minimum fees;
      free
    `,
  },
]

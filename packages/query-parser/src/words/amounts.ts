import { everyKind, type WordGroup } from './word-group.ts'

/** Words next to an amount of money: bounds, units (value: rupees) and periods (value: times a year). */
export const amountGroups: readonly WordGroup[] = [
  {
    type: 'bound',
    value: 'max',
    kinds: everyKind,
    cost: 0.2,
    phrases: `
      under; below; less than; upto; up to; within; max; maximum; under rs; not more than; se kam;
      se neeche; se niche; tak; ke andar; ke ander; ke under; से कम; तक; के अंदर; से नीचे; lower than;
      tak ki; tak ke; cheaper than; in; andar
    `,
  },
  {
    type: 'bound',
    value: 'min',
    kinds: everyKind,
    cost: 0.2,
    phrases: `
      above; more than; over; minimum; min; at least; se zyada; se jyada; se upar; से ज्यादा; से अधिक;
      से ऊपर; greater than
    `,
  },
  {
    type: 'unit',
    value: '100000',
    kinds: everyKind,
    cost: 0,
    phrases: `
      lakh; lakhs; lac; lacs; l; lpa; लाख; lakhs rupees; lakh rupees
    `,
  },
  {
    type: 'unit',
    value: '1000',
    kinds: everyKind,
    cost: 0,
    phrases: `
      k; thousand; thousands; hazar; hazaar; hajar; हजार; thousand rupees; हज़ार
    `,
  },
  {
    type: 'unit',
    value: '10000000',
    kinds: everyKind,
    cost: 0,
    phrases: `
      crore; cr; करोड़
    `,
  },
  {
    type: 'unit',
    value: '1',
    kinds: everyKind,
    cost: 0.3,
    phrases: `
      rupees; rs; rupaye; रुपये; रुपए; inr; rupee; रु
    `,
  },
  {
    type: 'period',
    value: '12',
    kinds: everyKind,
    cost: 0.1,
    phrases: `
      per month; monthly; a month; mahina; mahine; har mahine; महीना; महीने; प्रति माह; pm; month
    `,
  },
  {
    type: 'period',
    value: '1',
    kinds: everyKind,
    cost: 0.1,
    phrases: `
      per year; yearly; per annum; pa; annual; annually; a year; saal; साल; प्रति वर्ष; year; salana
    `,
  },
]

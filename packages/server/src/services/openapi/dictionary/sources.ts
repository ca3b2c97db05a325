import type { Descriptions } from './shared.ts'

const name = 'Who says so, as people read it: a register, a ranking, the institute itself'
const url = 'Where it can be looked up, a web address; null or absent where there is none'
const asOf = 'The year, month or day that it held on (ISO 8601): 2026, 2026-04 or 2026-04-01'
const tier =
  'How far it can be trusted. official: a register or authority; institute: the institute says so; reported: somebody else does; derived: worked out from other values; unchecked: general knowledge, compared with no live source; demo: made up for the demonstration'

/** Sources of figures, for every record with sources. */
export const sources: Descriptions = {
  source: 'Where this comes from and as of when; null where no source was recorded',
  'source.name': name,
  'source.url': url,
  asOf,
  tier,
  'sources.name': name,
  'sources.url': url,
  'SchoolCard,CollegeCard/sources': 'Source of each figure of the card that does not carry its own, by its field',
  unsourced: 'Fields with figures that no page shows, because nobody is named as their source',
  feeSource: 'Where the fees of this course come from; null where nobody is named',
  '>feeSource': 'Where the fees of this course come from; needed where fees are given',
  'offers.feeSource':
    'Where the fees come from; null where nobody is named: no page shows them then. Written as null, fees that stay as they were keep theirs',
  'feeSource.name': name,
  'feeSource.url': url,
  salarySource: 'Where the salaries come from; without one they are not shown to families',
  'salarySource.name': name,
  'salarySource.url': url,
  'CollegePlacement,admin.college-placement.put/source': 'Where these figures come from',
  'placements.source': 'Where these figures come from',
  'fees.source': 'Where the fees come from',
  'ExamPage/fees.source': 'Where this fee comes from',
  'ExamPage/dates.source': 'Where this date was published',
  'ExamPage/cutoffs.source': 'Where this was published',
  'officialRanks.source': 'Where these ranks were published',
  'cutoffs.source': 'Where these ranks were published',
  'nextDate.source': 'Where the date was published',
  'admin.grade-fees.replace/>source': 'Where the table comes from and as of when; it stands for every class in it',
  'rating.source': 'Where the rating comes from: reviews published here, or a demo value',
  'feeFrom.source': 'Where the fee comes from',
  'nirf.source': 'Where the rank was published',
  'salary.source': 'Where the salaries come from',
}

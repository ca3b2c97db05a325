import { defineMessages } from '../../define-messages.ts'

/** Labels of the fees of a class in addition to the table. */
export const feeFieldTexts = defineMessages('feeFieldTexts', {
  schoolBusByDistance: 'School bus, by distance',
  upToKm: 'Up to km',
  aYear: 'A year',
  otherYearlyFees: 'Other yearly fees',
  whatFor: 'What for',
  hostelAYear: 'Hostel, a year',
  booksAbout: 'Books, about',
  discountForBrothersAndSisters: 'Discount for brothers and sisters',
})

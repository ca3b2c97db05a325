import { fold } from './state.ts'

const countries = new Set(
  'Foreign Schools; Foreign; Foriegn; Abroad; Bahrain; Bangladesh; Bhutan; Dubai; Sharjah; Abu Dhabi; Ajman; Al Ain; Ras Al Khaimah; Fujairah; United Arab Emirates; UAE; Ethiopia; Ghana; Indonesia; Iran; Iraq; Japan; Kenya; Kuwait; Libya; Malaysia; Maldives; Mauritius; Myanmar; Nepal; Nigeria; Oman; Qatar; Republic of Benin; Benin; Russia; Saudi Arabia; Singapore; Sri Lanka; Tanzania; Thailand; Uganda; Yemen'
    .split(';')
    .map(fold),
)

/** Whether a state or district cell names a country, an emirate or the register's own “foreign schools”. */
export const isForeign = (label: string): boolean => countries.has(fold(label))

import { parsePairs } from '../word-group.ts'

/** Towns of campuses by the letters that students write behind the name: IIT-B, NIT T, IIM-A. A letter of two towns is the better known one's. */
export const campusLetters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  iit: parsePairs(
    'b bombay; d delhi; m madras; k kanpur; kgp kharagpur; r roorkee; g guwahati; h hyderabad; i indore; p patna; j jodhpur; bbs bhubaneswar; gn gandhinagar; rpr ropar; t tirupati; pkd palakkad; mandi mandi',
  ),
  nit: parsePairs(
    't tiruchirappalli; k karnataka surathkal; w warangal; c calicut; r rourkela; s silchar; d durgapur; j jamshedpur; h hamirpur; p patna; kkr kurukshetra; a agartala',
  ),
  iiit: parsePairs('h hyderabad; d delhi; b bangalore; a allahabad; l lucknow; k kota; p pune; g guwahati; j jabalpur'),
  iim: parsePairs(
    'a ahmedabad; b bangalore; c calcutta; l lucknow; k kozhikode; i indore; s shillong; u udaipur; r ranchi; t tiruchirappalli',
  ),
  bits: parsePairs('p pilani; g goa; h hyderabad'),
  iiser: parsePairs('p pune; k kolkata; m mohali; b bhopal; t tirupati'),
}

/** Initials of universities and colleges that are called so, where no institute of the catalogue has them as its short name. */
export const instituteInitials: Readonly<Record<string, string>> = parsePairs(`
  du delhi university; jnu jawaharlal nehru university; bhu banaras hindu university; amu aligarh muslim university;
  jmi jamia millia islamia; dtu delhi technological university; nsut netaji subhas university of technology;
  ipu guru gobind singh indraprastha university; ggsipu guru gobind singh indraprastha university; uoh university of hyderabad;
  cmc christian medical college; mamc maulana azad medical college; coep college of engineering pune; vjti veermata jijabai technological institute;
  ict institute of chemical technology; isi indian statistical institute; tiss tata institute of social sciences
`)

/** Degrees that begin with a letter of a campus: "iit b tech" is a course. */
export const degreeEndings: ReadonlySet<string> = new Set(
  'tech arch des sc com ed e pharm pharma pharmacy plan design planning voc a ba ca'.split(' '),
)

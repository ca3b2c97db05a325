import { parsePairs } from '../word-group.ts'

/**
 * Letters behind the name of a group, and the town that people mean by them. Of two towns with one letter it is the one that is usually
 * meant; where that is neither, and where a letter makes a plural or another name (`iimt`, `nita`), there is none.
 */
const towns: Readonly<Record<string, string>> = {
  iit: `
    b bombay; bbs bhubaneswar; d delhi; dh dhanbad; g guwahati; gn gandhinagar; goa goa; h hyderabad; i indore; j jodhpur; k kanpur;
    kgp kharagpur; m madras; p patna; pkd palakkad; r roorkee; rpr ropar; t tirupati; v varanasi
  `,
  nit: `
    ap andhra pradesh; c calicut; d delhi; dgp durgapur; g goa; h hamirpur; j jalandhar; jsr jamshedpur; k surathkal; kkr kurukshetra; p patna;
    r rourkela; rkl rourkela; rr raipur; t trichy; w warangal
  `,
  iiit: `
    a allahabad; b bangalore; d delhi; g guwahati; h hyderabad; k kota; l lucknow; n nagpur; p pune; r ranchi; v vadodara
  `,
  iim: `
    a ahmedabad; b bangalore; c calcutta; i indore; j jammu; k kozhikode; l lucknow; n nagpur; r ranchi; u udaipur; v visakhapatnam
  `,
  iiser: 'b bhopal; bpr berhampur; k kolkata; m mohali; p pune; t tirupati; tvm thiruvananthapuram',
  aiims: 'b bhopal; bbsr bhubaneswar; d delhi; j jodhpur; n nagpur; p patna; r rishikesh',
  bits: 'g goa; h hyderabad; p pilani',
  nift: 'b bangalore; c chennai; d delhi; h hyderabad; k kolkata; m mumbai',
  nlu: 'd delhi; j jodhpur',
  isi: 'b bangalore; d delhi; k kolkata',
  dps: 'rkp r k puram; vk vasant kunj; mr mathura road',
}

/** The town of a campus by its group and its letters. */
export const campusTowns: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(towns).map(([group, list]) => [group, new Map(Object.entries(parsePairs(list)))]),
)

/** Universities whose letters begin the name of a town, or are a word of Hindi. */
export const universityInitials: ReadonlyMap<string, string> = new Map([
  ['du', 'delhi university'],
  ['bhu', 'banaras hindu university'],
])

/** What `b`, `m` or `d` before it makes a degree: "iit b tech" names no campus. */
export const degreeEndings: readonly string[] = [
  ...['a', 'arch', 'com', 'des', 'e', 'ed', 'lib', 'pharm', 'pharma', 'pharmacy', 'phil', 'plan', 'sc', 'tech', 'voc'],
]

/** What `k` before it makes "ke" of Hindi: "iit k liye". */
export const behindHindiOf: ReadonlySet<string> = new Set([
  ...['liye', 'lie', 'baad', 'bad', 'paas', 'pas', 'bare', 'baare', 'andar', 'sath', 'saath', 'bina', 'beech', 'jaise'],
])

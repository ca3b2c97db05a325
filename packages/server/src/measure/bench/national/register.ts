import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { placesOf } from '../../../commands/import/place/gazetteer.ts'
import { stateCodes, stateOfNumber } from '../../../commands/import/place/state.ts'
import { chance } from '../../../commands/seed/chance.ts'

const starts = 'Ram Shiv Kish Bal Har Jag Mad Nar Raj Sar Tej Var Dev Gop Ind Kal Lal Man Pad Suk'.split(' ')
const middles = 'a i u ana ara ini ala ova ama iya ena udha'.split(' ')
const ends = 'pur nagar garh gaon wadi palli kheda bad ganj khurd kalan tola puram halli patti dih'.split(' ')
const saints = 'Saraswati Vivekananda Ambedkar Gandhi Tagore Nehru Mary Joseph Xavier Kabir Nanak Savitribai'.split(' ')

/** Kinds of schools with their share, in percent, after the shares of UDISE+: most are small and the government's. */
const kinds = [
  {
    share: 46,
    words: 'Government Primary School',
    type: 'government',
    management: 'state-government',
    classes: [1, 5],
  },
  {
    share: 16,
    words: 'Government Upper Primary School',
    type: 'government',
    management: 'local-body',
    classes: [1, 8],
  },
  {
    share: 8,
    words: 'Government Higher Secondary School',
    type: 'government',
    management: 'state-government',
    classes: [6, 12],
  },
  {
    share: 5,
    words: 'Aided High School',
    type: 'government-aided',
    management: 'government-aided',
    classes: [6, 10],
  },
  { share: 15, words: 'Public School', type: 'private-unaided', management: 'private', classes: [-2, 8] },
  { share: 10, words: 'Senior Secondary School', type: 'private-unaided', management: 'trust', classes: [-2, 12] },
] as const
const kindOf = (percent: number) => {
  let rest = percent
  for (const kind of kinds) {
    if (rest < kind.share) return kind
    rest -= kind.share
  }
  return kinds[0]
}

const header =
  'name,udiseCode,state,district,city,board,schoolType,management,classFrom,classTo,gender,students,established'

/** Districts of all states, each with the number of its state in UDISE codes. */
function districts(): { number: string; state: string; name: string }[] {
  const numbers = new Map<string, string>()
  for (let number = 1; number <= 38; number++) {
    const state = stateOfNumber(String(number))
    if (state && !numbers.has(state)) numbers.set(state, String(number).padStart(2, '0'))
  }
  return stateCodes.flatMap((state) =>
    [...new Set(placesOf(state).values())].map((name) => ({ state, name, number: numbers.get(state) ?? '' })),
  )
}

/**
 * Lines of a register of made-up schools, as many as India has or any other number, the same each time: villages of 46,000 words, ten blocks
 * a district, district by district as in UDISE+, kinds and boards by their shares. No row is a school that exists.
 */
function* registerLines(rows: number): Generator<string> {
  const { next, between } = chance('national register')
  const pick = <T>(items: readonly T[]): T => items[between(0, items.length - 1)] as T
  const village = () =>
    `${pick(starts)}${pick(middles)}${pick(middles)}${pick(ends)}${next() < 0.3 ? ` ${pick(ends)}` : ''}`
  const places = districts()
  yield header
  for (let n = 0; n < rows; n++) {
    const { number, state, name: district } = places[Math.floor((n * places.length) / rows)] as (typeof places)[number]
    const { words, type, management, classes } = kindOf(between(0, 99))
    const block = `${starts[n % 20]}${middles[Math.floor(n / 20) % 3]}${ends[district.length % 16]}`
    const name = type === 'private-unaided' ? `${pick(saints)} ${words} ${village()}` : `${words} ${village()}`
    const board = type === 'private-unaided' && next() < 0.15 ? pick(['cbse', 'cbse', 'cisce']) : ''
    const gender = next() < 0.04 ? 'girls' : 'co-ed'
    const code = `${number}${String(n).padStart(9, '0')}`
    yield `${name},${code},${state},${district},${block},${board},${type},${management},${classes.join(',')},${gender},${between(20, 900)},${between(1930, 2022)}`
  }
}

/** Writes such a register to a file, as a stream. */
export async function writeRegister(file: string, rows: number): Promise<void> {
  const out = createWriteStream(file)
  let text = ''
  for (const line of registerLines(rows)) {
    text += `${line}\n`
    if (text.length < 65_536) continue
    if (!out.write(text)) await once(out, 'drain')
    text = ''
  }
  out.end(text)
  await once(out, 'finish')
}

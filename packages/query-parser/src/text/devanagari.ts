import { initialsInDevanagari } from '../words/institutes/initials.ts'
import { loanwords } from '../words/languages/loanwords.ts'
import { parsePairs } from '../words/word-group.ts'
import { isDevanagari, normalize, withoutJoiners } from './normalize.ts'

const vowelSigns: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
  '्': '',
}
const characterList =
  'अa आa इi ईi उu ऊu ऋri एe ऐai ओo औau ऑo कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फph बb भbh मm यy रr लl ळl वv शsh षsh सs हh ॼrh'
const latinByCharacter: Readonly<Record<string, string>> = Object.fromEntries(
  characterList.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
)
const inherentVowel = 'ə'

const isConsonant = (character: string) => (character >= 'क' && character <= 'ह') || character === 'ॼ'
const isVowel = (sound: string | undefined) => sound !== undefined && /^[aeiouə]/.test(sound)

/** Latin sounds of a Devanagari word, each inherent vowel as ə. */
function soundsOf(word: string): string[] {
  const sounds: string[] = []
  for (let index = 0; index < word.length; index++) {
    const character = word.charAt(index)
    const next = word.charAt(index + 1)
    const sign = vowelSigns[character]
    const latin = latinByCharacter[character]
    if (character === 'ं' || character === 'ँ') sounds.push(next >= 'प' && next <= 'म' ? 'm' : 'n')
    else if (sign !== undefined) {
      if (sign !== '') sounds.push(sign)
    } else if (latin !== undefined) {
      sounds.push(latin)
      // Hindi drops the vowel at the end of a word, but not behind two consonants: केंद्र is kendra.
      const speaksVowel = vowelSigns[next] === undefined && (next !== '' || word.charAt(index - 1) === '्')
      if (isConsonant(character) && speaksVowel) sounds.push(inherentVowel)
    } else if (character !== 'ः') sounds.push(character)
  }
  return sounds
}

/**
 * A Devanagari word in Latin letters. With `dropVowels`, inherent vowels between VC and CV are dropped from the right, as in spoken Hindi:
 * कानपुर is kanpur. Names from the south retain them, so both readings are useful.
 */
export function transliterate(word: string, dropVowels = true): string {
  const sounds = soundsOf(word)
  for (let index = sounds.length - 3; dropVowels && index > 1; index--) {
    const isDropped =
      sounds[index] === inherentVowel &&
      !isVowel(sounds[index - 1]) &&
      isVowel(sounds[index - 2]) &&
      !isVowel(sounds[index + 1]) &&
      isVowel(sounds[index + 2])
    if (isDropped) sounds.splice(index, 1)
  }
  return sounds.join('').replaceAll(inherentVowel, 'a')
}

const loanwordTable = new Map(Object.entries(parsePairs(loanwords)).map(([word, latin]) => [normalize(word), latin]))
/** Longest first, so that डब्ल्यू is w and not d. */
const initialNames = Object.entries(parsePairs(initialsInDevanagari)).sort(([a], [b]) => b.length - a.length)

/** A word that is nothing but names of English letters: सीबीएसई is cbse. */
function readInitials(word: string): string | undefined {
  let latin = ''
  for (let start = 0; start < word.length; ) {
    const found = initialNames.find(([name]) => word.startsWith(name, start))
    if (!found) return undefined
    latin += found[1]
    start += found[0].length
  }
  return latin
}

/** A normalized Devanagari token as English writes it, where the list of loanwords or the names of letters know it; else the token. */
export function romanizeToken(token: string): string {
  if (!isDevanagari(token)) return token
  return loanwordTable.get(token) ?? readInitials(token) ?? token
}

/**
 * A text whose Devanagari words are Latin where the list of loanwords or the names of letters know them: जेएनयू is jnu. A word of one
 * letter stays, for it may be a Hindi word.
 */
export function romanizeText(text: string): string {
  return withoutJoiners(text).replace(/[\u0900-\u097f]+/gu, (word) => {
    const latin = romanizeToken(normalize(word))
    return latin.length > 1 && !isDevanagari(latin) ? latin : word
  })
}

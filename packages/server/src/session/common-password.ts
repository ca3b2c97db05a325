// Words that lists of leaked passwords are made of, in English and as Indians type theirs.
const words =
  `password passwort passw0rd pass word secret secure login letmein welcome admin administrator root user guest test
demo default change changeme qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou ilove love baby princess sunshine monkey
dragon football cricket superman batman master shadow hello computer internet google facebook whatsapp india indian bharat
hindustan mumbai delhi bangalore bengaluru chennai kolkata hyderabad pune namaste krishna hanuman ganesh ganesha shiva
mahadev sairam omsairam jaishreeram jaimatadi waheguru allah jesus sachin dhoni kohli rahul priya pooja neha amit rohit
mother father mummy papa family school college student parent teacher pravesh admission abcd abc xyz`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length)

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']
const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
}

const without = (text: string, parts: readonly string[]) =>
  parts.reduce((rest, part) => rest.replaceAll(part, ' '), text)
const different = (text: string) => new Set(text.replace(/[^\p{L}\p{N}]/gu, '')).size

/** True if most characters follow from the one before: the same, or its neighbour on the keyboard or in the alphabet. */
function isRun(text: string): boolean {
  const next = (a: string, b: string) => rows.some((row) => row.includes(a) && row.includes(b) && isNear(row, a, b))
  const isNear = (row: string, a: string, b: string) => Math.abs(row.indexOf(a) - row.indexOf(b)) <= 1
  const steps = [...text].slice(1).filter((character, at) => character === text[at] || next(text[at] ?? '', character))
  return steps.length >= (text.length - 1) * 0.7
}

/**
 * Why a new password is among the first that anybody would try; undefined where it is not. `own`: the person's name, addresses and
 * numbers, which count as known words.
 */
export function commonness(password: string, own: readonly string[] = []): string | undefined {
  const text = password.toLowerCase()
  const known = own.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 2)
  if (/^(.{1,4})\1+.?$/s.test(text) || different(text) < 5) return 'Too few different characters'
  if (isRun(text)) return 'Keys in a row are easy to guess'
  if (/^[+\d\s-]{10,13}$/.test(text)) return 'A number alone is easy to guess'
  const plain = text.replace(/[@4013!$5]/g, (character) => lookAlikes[character] ?? character)
  const left = (own: readonly string[]) =>
    Math.min(...[text, plain].map((form) => different(without(without(form, own), words))))
  if (left(known) >= 5) return undefined
  return left([]) < 5 ? 'This is a common password' : 'This is your own name, address or number: others try it first'
}

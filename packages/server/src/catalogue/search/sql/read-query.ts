import { sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { contentTokens, type Meaning, maxTerms, type Token, type Way } from '../name-source.ts'

const lastCharacter = sql`chr(1114111)`

type WordRow = { position: number; input: string; word: string | null; way: Way | null; documents: number | null }

function tokensOf(rows: readonly WordRow[]): Token[] {
  const tokens = new Map<number, Token>()
  for (const { position, input, word, way, documents } of rows) {
    const token = tokens.get(position) ?? { input, meanings: [] }
    tokens.set(position, token)
    if (word !== null && way !== null) token.meanings.push({ word, way, documents: documents ?? 0 })
  }
  return contentTokens([...tokens].toSorted(([a], [b]) => a - b).map(([, token]) => token))
}

/** The longest abbreviation that is spelt out: बी एस सी, and one more. */
const longestSpelt = 4
const hindi = /^[\u0900-\u097f]+$/u

/**
 * Joins abbreviations that are written apart in Devanagari, as Latin initials are joined: बी टेक becomes बीटेक. Only known short names are
 * joined: को, के and की are words of their own.
 */
async function joinAbbreviations(db: Db | Tx, text: string): Promise<string> {
  const terms = text.split(/[\s.]+/u).filter((word) => word !== '')
  const runs = new Map<string, string>()
  for (const start of terms.slice(0, maxTerms).keys())
    for (let size = 2; size <= longestSpelt; size++) {
      const run = terms.slice(start, start + size)
      if (run.length === size && run.every((word) => hindi.test(word))) runs.set(run.join(' '), run.join(''))
    }
  if (runs.size === 0) return text
  const { rows } = await db.execute<{ phrase: string }>(
    sql`select phrase from search_alias where phrase = any (${`{${[...runs.values()].join(',')}}`}::text[])`,
  )
  const aliasPhrases = new Set(rows.map(({ phrase }) => phrase))
  const spelt = [...runs]
    .filter(([, together]) => aliasPhrases.has(together))
    .toSorted(([a], [b]) => b.length - a.length)
  return spelt.reduce(
    (joinedText, [spaced, together]) => ` ${joinedText} `.replaceAll(` ${spaced} `, ` ${together} `).trim(),
    spelt.length > 0 ? terms.join(' ') : text,
  )
}

/** Splits a typed text into words with the possible meanings of each in the index. `typing`: the last word may be unfinished. */
export async function readQuery(db: Db | Tx, text: string, typing: boolean): Promise<Token[]> {
  const joinedText = await joinAbbreviations(db, text)
  const { rows } = await db.execute<WordRow>(sql`
    with typed as materialized (
      select word collate "C" as word, at::int, search_key(word) collate "C" as key,
        lead(word) over (order by at) as next, lag(word) over (order by at) as before, at = max(at) over () as last
      from unnest(string_to_array(search_norm(${joinedText}), ' ')) with ordinality as t (word, at)
      where word <> '' and at <= ${maxTerms}
    )
    select t.at as position, t.word as input, m.word, m.way, m.documents from typed t left join lateral (
      select w.word, 'same' as way, w.documents from search_word w where w.word = t.word
      union all
      select a.also, 'alias', coalesce(w.documents, 1) from search_alias a left join search_word w on w.word = a.also collate "C"
      where a.phrase = t.word
      union all
      (select w.word, 'sound', w.documents from search_word w
        where w.key = t.key and w.word <> t.word and length(t.key) >= 3 order by w.documents desc, w.word limit 4)
      union all
      (select w.word, 'begins', w.documents from search_word w
        where ${typing} and t.last and w.word > t.word and w.word < t.word || ${lastCharacter} order by w.documents desc, w.word limit 10)
      union all
      select w.word, 'joined', w.documents from search_word w
      where w.word = t.word || t.next or w.word = t.before || t.word
    ) as m on true`)
  return tokensOf(rows)
}

type Correction = { input: string; word: string; way: Way; documents: number }

/**
 * Possible corrections of misspelt words: words one or two slips away, or a pair that was run together. Ranked by distance and by the
 * number of documents; where none is near, by common letters.
 */
export async function correct(db: Db | Tx, terms: readonly string[]): Promise<Map<string, Meaning[]>> {
  const { rows } = await db.execute<Correction>(sql`
    select t.word as input, m.word, m.way, m.documents from unnest(${`{${terms.join(',')}}`}::text[]) as t (word),
    lateral (
      with near as materialized (
        select w.word, w.documents, levenshtein_less_equal(w.word, t.word, 3) as steps
        from search_slip s join search_word w on w.id = s.word
        where s.slip = any (array(
          select overlay(t.word placing '' from at for 1) from generate_series(1, length(t.word)) as at
          union select t.word) collate "C")
        group by w.id
      )
      (select word, 'slip' as way, documents from near where word <> t.word collate "C"
        order by 0.2 * ln(documents + 1) - 0.5 * steps - 0.3 * (left(word, 1) <> left(t.word, 1))::int desc, word limit 4)
      union all
      (select word, 'slip', documents from search_word
        where not exists (select from near where word <> t.word collate "C") and length(t.word) >= 5
          and word collate "default" % t.word and abs(length(word) - length(t.word)) <= 3
        order by similarity(word, t.word) - 0.12 * levenshtein_less_equal(word, t.word, 4) + 0.03 * ln(documents + 1) desc, word limit 3)
      union all
      (select a.word || ' ' || b.word, 'split', least(a.documents, b.documents)
        from generate_series(2, length(t.word) - 2) as at
        join search_word a on a.word = left(t.word, at) collate "C" and a.documents >= 5
        join search_word b on b.word = substr(t.word, at + 1) collate "C" and b.documents >= 5
        order by 3 desc, at limit 1)
    ) as m`)
  const corrections = new Map<string, Meaning[]>()
  for (const { input, ...meaning } of rows) corrections.set(input, [...(corrections.get(input) ?? []), meaning])
  return corrections
}

import type { EntryType } from '../lexicon/entry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { PathEdge } from '../text/edge.ts'
import type { QueryTokens } from '../text/tokens.ts'
import { isOfHundred, measureWords } from '../words/everyday/negations.ts'

/** Types between a number and its measure: "rank in neet 50000", "50000 jee main rank". */
const between: ReadonlySet<EntryType> = new Set(['connector', 'filler', 'exam', 'bound', 'amount', 'number'])
const moneyTypes: ReadonlySet<EntryType> = new Set(['fees', 'period'])

/** Converts numbers into results of exams where only an exam's name and small words are between them and their measure, or a cut-off. */
export function applyDistantMeasures(
  { phrases }: Lexicon,
  { input }: QueryTokens,
  edges: readonly PathEdge[],
): readonly PathEdge[] {
  const isFigure = ({ entry }: PathEdge) => entry.type === 'amount' || entry.type === 'number'
  if (!edges.some(isFigure) || edges.some(({ entry }) => moneyTypes.has(entry.type))) return edges
  const tokensOf = ({ start, length }: PathEdge) => input.slice(start, start + length)
  const textOf = (edge: PathEdge) => tokensOf(edge).join(' ')
  const isMoney = (edge: PathEdge) =>
    tokensOf(edge).some((token) =>
      phrases.get(token)?.some(({ type, value }) => type === 'period' || (type === 'unit' && value === '1')),
    )
  const measures = new Set<number>()
  function findMeasure(from: number, step: 1 | -1): number | undefined {
    for (let index = from + step; index >= 0 && index < edges.length; index += step) {
      const edge = edges[index] as PathEdge
      const { type, value } = edge.entry
      const text = textOf(edge)
      if (type === 'section' && value === 'cutoff') return index
      if ((type === 'sort' || type === 'unknown') && measureWords.has(text))
        return index > 0 && textOf(edges[index - 1] as PathEdge) === 'by' ? undefined : index
      if (!between.has(type) || text === 'by') return undefined
    }
    return undefined
  }
  for (const [index, edge] of edges.entries()) {
    if (!isFigure(edge) || isMoney(edge)) continue
    const measure = findMeasure(index, -1) ?? findMeasure(index, 1)
    if (measure === undefined) continue
    const word = edges[measure] as PathEdge
    if (isOfHundred(textOf(word)) && Number(edge.entry.value) > 100) continue
    measures.add(index)
    if (word.entry.type !== 'section') measures.add(measure)
  }
  return edges.map((edge, index) =>
    measures.has(index) ? { ...edge, entry: { ...edge.entry, type: 'measure', value: textOf(edge) } } : edge,
  )
}

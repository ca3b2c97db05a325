import type { ChanceClass } from '@pravesh/contract'
import { chanceOf } from '@pravesh/contract/chance-of'
import type { Language } from '@pravesh/messages'
import { fill } from '@pravesh/messages/fill'
import { useEffect, useState } from 'react'
import { IslandBoundary } from '../start/IslandBoundary.tsx'

interface ListedChoice {
  id: number
  college: string
  collegePath: string
  programme: string
  seats: string
  /** What is said of its figures: spread over the years, change within the rounds. */
  moves: readonly string[]
  years: readonly { year: number; last: number }[]
  /** Which of the ranks it is compared with; null where none of the candidate's is of its list. */
  field: string | null
  /** Addresses of the list with this choice a place up or down, and without it. */
  up: string | null
  down: string | null
  without: string
}
interface OwnRank {
  field: string
  label: string
  /** As it was typed; the lines stay without a class while it is no rank. */
  typed: string
}
const textNames = [
  ...(['all', 'some', 'none', 'newWithin', 'newBeyond', 'noRank', 'comparedWith'] as const),
  ...(['balance', 'balanceText', 'noSafe', 'noReach', 'whatIf', 'show', 'wrongRank'] as const),
  ...(['up', 'down', 'remove'] as const),
]
interface Props {
  choices: readonly ListedChoice[]
  ranks: readonly OwnRank[]
  language: Language
  locale: string
  /** Parameters that the form of the ranks keeps in its address. */
  kept: readonly (readonly [name: string, value: string])[]
  action: string
  texts: Record<(typeof textNames)[number], string>
}

/** The ordered choices with their balance, and other ranks tried on them. Order and removal are addresses, so that they need no script. */
export default function ChoiceList(props: Props) {
  return (
    <IslandBoundary fallback={() => <List {...props} />}>
      <TriedList {...props} />
    </IslandBoundary>
  )
}

/** The list with sliders; what they say changes nothing but what is shown. */
function TriedList(props: Props) {
  const [ranks, setRanks] = useState(props.ranks)
  const tryRank = (field: string, typed: string) =>
    setRanks((all) => all.map((own) => (own.field === field ? { ...own, typed } : own)))
  useEffect(() => {
    // A rank may have been typed before the script was there.
    setRanks((all) =>
      all.map((own) => {
        const input = document.querySelector<HTMLInputElement>(`#what-if-${own.field}`)
        return { ...own, typed: input?.value ?? own.typed }
      }),
    )
  }, [])
  return <List {...props} ranks={ranks} tryRank={tryRank} />
}

/** A rank as it is typed, with commas or without; undefined where it is none. */
function rankTyped(text: string): number | undefined {
  const rank = Number(text.replaceAll(',', ''))
  return Number.isInteger(rank) && rank > 0 && rank <= 10_000_000 ? rank : undefined
}

type ListProps = Props & { tryRank?: (field: string, typed: string) => void }

function List(props: ListProps) {
  const { choices, ranks, language, locale, texts } = props
  const format = new Intl.NumberFormat(locale)
  const compared = choices.map((choice) => {
    const rank = rankTyped(ranks.find(({ field }) => field === choice.field)?.typed ?? '')
    const closings = choice.years.map(({ last }) => last)
    return { choice, rank, chance: rank === undefined ? undefined : chanceOf(rank, closings) }
  })
  const counts = { all: 0, some: 0, new: 0, none: 0 }
  for (const { chance } of compared) if (chance) counts[chance] += 1
  const total = Object.values(counts).reduce((sum, count) => sum + count)
  const say = (text: string, values: Record<string, string | number>) => fill(text, values, language)

  /** `Within 2 of 3 years`. */
  function standing(chance: ChanceClass, rank: number, years: ListedChoice['years']): string {
    const within = years.filter(({ last }) => rank <= last).length
    if (chance === 'new') return within === 1 ? texts.newWithin : texts.newBeyond
    return say(texts[chance], { within: String(within), count: String(years.length) })
  }
  return (
    <>
      {ranks.length > 0 && <RankForm {...props} format={format} />}
      {total > 0 && (
        <section aria-label={texts.balance} className="balance">
          <h2>{texts.balance}</h2>
          <BalanceBar counts={counts} total={total} />
          <p role="status">{say(texts.balanceText, { ...counts, beyond: counts.none })}</p>
          {counts.all === 0 && <p>{texts.noSafe}</p>}
          {counts.all === total && total > 2 && <p>{texts.noReach}</p>}
        </section>
      )}
      <ol className="choices">
        {compared.map(({ choice, rank, chance }, index) => (
          <li key={choice.id}>
            <span className="place">{index + 1}</span>
            <div>
              <a href={choice.collegePath}>{choice.college}</a>
              <b lang={language === 'hi' ? 'en' : undefined}>{choice.programme}</b>
              <small>{choice.seats}</small>
              <small>
                {chance && rank ? (
                  <>
                    <span className={`chance ${chance}`}>{standing(chance, rank, choice.years)}</span>{' '}
                    <span className="soft">({say(texts.comparedWith, { rank: format.format(rank) })})</span>
                  </>
                ) : (
                  <span className="soft">{texts.noRank}</span>
                )}
              </small>
              <small>{choice.years.map(({ year, last }) => `${year}: ${format.format(last)}`).join(' · ')}</small>
              {choice.moves.map((move) => (
                <small key={move} className="soft">
                  {move}
                </small>
              ))}
            </div>
            <Controls choice={choice} texts={texts} />
          </li>
        ))}
      </ol>
    </>
  )
}

const classOrder = ['all', 'some', 'new', 'none'] as const satisfies readonly ChanceClass[]

/** Shares of the classes as one bar; the sentence beneath it has the numbers. */
function BalanceBar({ counts, total }: { counts: Record<ChanceClass, number>; total: number }) {
  const startOf = (chance: ChanceClass) =>
    classOrder.slice(0, classOrder.indexOf(chance)).reduce((sum, other) => sum + counts[other], 0)
  return (
    <svg height="16" aria-hidden="true">
      {classOrder.map((chance) => (
        <rect
          key={chance}
          className={chance}
          x={`${(startOf(chance) / total) * 100}%`}
          width={`${(counts[chance] / total) * 100}%`}
          height="16"
        />
      ))}
    </svg>
  )
}

function Controls({ choice, texts }: { choice: ListedChoice; texts: Props['texts'] }) {
  const name = `${choice.college}, ${choice.programme}, ${choice.seats}`
  const links = [
    [choice.up, texts.up],
    [choice.down, texts.down],
    [choice.without, texts.remove],
  ] as const
  return (
    <p className="no-print">
      {links.map(
        ([path, label]) =>
          path !== null && (
            <a key={label} href={path} rel="nofollow">
              {label}
              <span className="away">: {name}</span>
            </a>
          ),
      )}
    </p>
  )
}

/** Slider positions for a rank: equal ways are equal ratios, three times beyond the closing ranks on both sides. */
const positionOf = (rank: number) => Math.round(Math.log10(rank) * 1000)
const rankAt = (position: number) => {
  const rank = 10 ** (position / 1000)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(rank)) - 2)
  return Math.max(1, Math.round(rank / step) * step)
}

function RankForm({ choices, ranks, kept, action, texts, tryRank, format }: ListProps & { format: Intl.NumberFormat }) {
  return (
    <form className="what-if no-print" action={action} method="get" aria-label={texts.whatIf}>
      <h2>{texts.whatIf}</h2>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {ranks.map(({ field, label, typed }) => {
        const rank = rankTyped(typed)
        const closings = choices.filter((choice) => choice.field === field).flatMap(({ years }) => years)
        const known = [...(rank === undefined ? [] : [rank]), ...closings.map(({ last }) => last)]
        return (
          <p key={field}>
            <label htmlFor={`what-if-${field}`}>{label}</label>
            <input
              id={`what-if-${field}`}
              name={field}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={typed}
              aria-invalid={rank === undefined ? 'true' : undefined}
              aria-describedby={rank === undefined ? `what-if-${field}-wrong` : undefined}
              onChange={({ target }) => {
                const slider = target.closest('p')?.querySelector<HTMLInputElement>('.slider')
                const tried = rankTyped(target.value)
                if (slider && tried !== undefined) slider.value = String(positionOf(tried))
                tryRank?.(field, target.value)
              }}
            />
            <input
              className="slider"
              type="range"
              aria-label={label}
              aria-valuetext={rank === undefined ? undefined : format.format(rank)}
              min={positionOf(Math.max(1, Math.min(...known) / 3))}
              max={positionOf(Math.min(10_000_000, Math.max(...known) * 3))}
              defaultValue={positionOf(rank ?? Math.max(...known))}
              onChange={({ target }) => {
                const tried = rankAt(Number(target.value))
                const input = target.form?.elements.namedItem(field)
                if (input instanceof HTMLInputElement) input.value = String(tried)
                tryRank?.(field, String(tried))
              }}
            />
            {rank === undefined && (
              <span className="wrong" id={`what-if-${field}-wrong`}>
                {texts.wrongRank}
              </span>
            )}
          </p>
        )
      })}
      <button type="submit" className="button">
        {texts.show}
      </button>
    </form>
  )
}

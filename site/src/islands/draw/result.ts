import type { PublicDraw } from '@pravesh/contract'
import { lineOf, recomputeDraw } from '../../lib/draw/recompute.ts'

const result = document.querySelector<HTMLElement>('[data-draw-result]')

/** Fetched once: later checks are without a connection. */
let loaded: Promise<PublicDraw> | undefined
async function fetchDraw(address: string): Promise<PublicDraw> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const { data }: { data: PublicDraw } = await response.json()
  return data
}

/** Of the results that the page has ready some become visible; `place` is written into theirs. */
function show(kinds: readonly string[], place: number | null): void {
  for (const part of result?.querySelectorAll<HTMLElement>('[data-when]') ?? []) {
    part.hidden = !kinds.includes(part.dataset.when ?? '')
    const slot = part.querySelector('[data-place]')
    if (slot) slot.textContent = part.hidden ? '' : String(place ?? '')
  }
}

/** What is said of a family's code. */
function lineKind({ seats }: PublicDraw, isListed: boolean, place: number | null): string {
  if (!isListed) return 'notListed'
  if (place === null) return 'listed'
  return place <= seats ? 'drawn' : 'waiting'
}

/** Recomputes the draw of the page, and looks for the code where one is given. */
export async function check(form: HTMLFormElement): Promise<void> {
  loaded ??= fetchDraw(form.action)
  try {
    const draw = await loaded
    const outcome = await recomputeDraw(draw)
    const code = String(new FormData(form).get('code') ?? '').trim()
    if (code === '') return show([outcome], null)
    const { isListed, place } = await lineOf(code, draw)
    show([outcome, lineKind(draw, isListed, place)], place)
  } catch {
    loaded = undefined
    show(['unloaded'], null)
  }
}

import { type QueryParts, typedText } from '../reading/query-parts.ts'
import type { PathEdge } from '../text/edge.ts'
import type { Slot, SlotName } from '../types.ts'
import { labelKey } from './lexicon.ts'

/** The slots of a listing; a value that is named twice is there once. */
export class SlotList {
  readonly #parts: QueryParts
  #slots: Slot[] = []

  constructor(parts: QueryParts) {
    this.#parts = parts
  }

  add(name: SlotName, value: string, edge: PathEdge): void {
    if (this.#slots.some((slot) => slot.name === name && slot.value === value)) return
    const text = typedText(this.#parts, edge)
    const label = this.#parts.lexicon.labels.get(labelKey(name, value)) ?? edge.spelling ?? text
    this.#slots.push({ name, value, label, text, ...(edge.corrected ? { corrected: true } : {}) })
  }

  has(...names: SlotName[]): boolean {
    return this.#slots.some(({ name }) => names.includes(name))
  }

  remove(name: SlotName, value?: string): void {
    this.#slots = this.#slots.filter((slot) => slot.name !== name || (value !== undefined && slot.value !== value))
  }

  toArray(): readonly Slot[] {
    return this.#slots
  }
}

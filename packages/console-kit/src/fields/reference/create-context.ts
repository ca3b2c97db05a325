import type { Entity } from '@pravesh/contract'
import { type ComponentType, createContext } from 'react'

export type CreateInPlaceProps = {
  entity: Entity
  /** Initial values of the record, such as the state of a new city. */
  initial?: Readonly<Record<string, unknown>>
}

/** The dialog in which inputs that refer to a catalogue add a record of it; none in a console that adds no such records. */
export const CreateInPlaceContext = createContext<ComponentType<CreateInPlaceProps> | undefined>(undefined)

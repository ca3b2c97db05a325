import type { ShortlistForm } from '@pravesh/contract'

/** An application as its screen knows it: the form of a row of the shortlist, by that row's number. */
export type ApplicationRecord = ShortlistForm & { id: number }

import { filterValueLabel } from '@pravesh/messages'

/** Values of a facet with labels of ours, in their order. */
export const valueLabels = (facet: string, values: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(values.map((value) => [value, filterValueLabel(facet, value, 'en') ?? value]))

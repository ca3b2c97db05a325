import { ApiError } from '@pravesh/contract'
import { withoutValue } from './address.ts'

/** A value of an address that its filter does not know. */
export interface RejectedValue {
  name: string
  value: string
}
type AnsweredFilter = RejectedValue & { requested?: string | undefined; unknown?: true | undefined }

/** The parameters that an error is about; empty where it is about something else. */
function parametersAtFault(error: unknown, parameters: URLSearchParams): string[] {
  if (!(error instanceof ApiError) || error.code !== 'INVALID') return []
  const fields = error.errors?.map(({ field }) => field.split('.', 1)[0] ?? '') ?? []
  return fields.every((field) => parameters.has(field)) ? [...new Set(fields)] : []
}

/** Whether the address itself has a value: cities of one name are added to it. */
const isNamed = (parameters: URLSearchParams, { name, value }: RejectedValue): boolean =>
  parameters.getAll(name).some((values) => values.split(',').some((item) => item.trim() === value))

/**
 * The response to the parameters, without those that the reader rejects or does not know: these are returned with it. An error that is not
 * about a parameter is thrown on.
 */
export async function readAccepted<A extends { filters: readonly AnsweredFilter[] }>(
  requested: URLSearchParams,
  read: (parameters: URLSearchParams) => Promise<A>,
): Promise<{ response: A; parameters: URLSearchParams; rejected: RejectedValue[] }> {
  const rejected: RejectedValue[] = []
  let parameters = new URLSearchParams(requested)
  for (;;) {
    try {
      const response = await read(parameters)
      const unknown = response.filters.filter((filter) => filter.unknown && isNamed(parameters, filter))
      if (unknown.length === 0) return { response, parameters, rejected }
      for (const { name, value } of unknown) {
        rejected.push({ name, value })
        parameters = withoutValue(parameters, name, value)
      }
    } catch (error) {
      const names = parametersAtFault(error, parameters)
      if (names.length === 0) throw error
      for (const name of names) {
        rejected.push({ name, value: parameters.getAll(name).join(', ') })
        parameters.delete(name)
      }
    }
  }
}

/** Parameters with each filter's value in the spelling of the catalogue. */
export function withSpellings(parameters: URLSearchParams, filters: readonly AnsweredFilter[]): URLSearchParams {
  const others = filters.filter(({ requested }) => requested !== undefined)
  if (others.length === 0) return parameters
  const spelled = new URLSearchParams()
  for (const [name, values] of parameters) {
    const found = values.split(',').map((value) => {
      const spelling = others.find((filter) => filter.name === name && filter.requested === value.trim())
      return spelling?.value ?? value
    })
    spelled.append(name, found.join(','))
  }
  return spelled
}

/** An institute of the catalogue that a row without a number may be. */
export type NamesakeInstitute = {
  id: number
  name: string
  url: string
  city: number
  cityName: string
  pincode: string | null
  address: string | null
  affiliationNo: string | null
}
/** The institutes of cities and of postal codes that were read so far, by place and name. */
export type NamesakeCache = { places: Set<string>; institutes: Map<string, NamesakeInstitute[]> }
export const createNamesakeCache = (): NamesakeCache => ({ places: new Set(), institutes: new Map() })

import { today } from '../../platform/db/statements/today.ts'

/** Full years on a day (ISO 8601), India's today by default. A 29 February counts from 1 March in other years. */
export function ageOn(dateOfBirth: string, day: string = today()): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

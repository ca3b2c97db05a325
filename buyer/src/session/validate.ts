import { accountEndpoints } from '@pravesh/contract'

const { body } = accountEndpoints.buyerLogin

/** Checks a field of the sign-in as its endpoint does; `message` is what it lacks, in the language of the page. */
export const validate = (field: 'email' | 'password', message: string) => (value: unknown) =>
  body?.shape[field].safeParse(value).success || message

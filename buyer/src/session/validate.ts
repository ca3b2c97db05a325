import { accountEndpoints } from '@pravesh/contract'

const { body } = accountEndpoints.buyerLogin

/** Validates a field of the sign-in as its endpoint does; `message` is the error, in the language of the page. */
export const validate = (field: 'email' | 'password', message: string) => (value: unknown) =>
  body?.shape[field].safeParse(value).success || message

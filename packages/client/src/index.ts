export type {
  /** @public by the site's declaration of `virtual:endpoints` */
  Light,
} from './callable.ts'
export { type Client, createClient, type Toast } from './client.ts'
export type {
  /** @public by the site's declaration of `virtual:endpoints` */
  ValidateResponse,
} from './response.ts'
export { segmentOf } from './segment.ts'
export type { Session } from './session.ts'
export type { SignInPurpose } from './sign-in-again.ts'
